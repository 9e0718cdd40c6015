import 'server-only'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

export type MailFile = {
  path: string
  /** The reference of its request, if it says something about a person. */
  reference: string | null
  /** Milliseconds since 1970, UTC. */
  writtenAt: number
}

/** Where the `file` transport writes. Files in this folder are not encrypted. */
export const mailFolder = (dataDir: string) =>
  // Otherwise the build would trace every file of the project whose path contains `mail`.
  join(/* turbopackIgnore: true */ dataDir, 'mail')

/**
 * All files in the mail folder, including partial files left by a crash and those of an earlier
 * configuration.
 */
export function listMailFiles(dataDir: string): MailFile[] {
  const folder = mailFolder(dataDir)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    // The running site may rename or delete a file at any time.
    const file = statSync(path, { throwIfNoEntry: false })
    if (!file?.isFile()) return []
    const [, reference = null] = /^(?:confirmation-)?(HS-\w{4}-\w{4})/.exec(name) ?? []
    return [{ path, reference, writtenAt: file.mtimeMs }]
  })
}
