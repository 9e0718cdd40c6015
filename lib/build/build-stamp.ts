import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '@/lib/command/root'

const file = join(root, '.next/build-stamp.json')

const stampSchema = z.object({
  siteUrl: z.string(),
  siteUrlSet: z.boolean(),
  commit: z.string().nullable(),
  /** A hash of all build inputs: lib/build/sources.ts. */
  sources: z.string(),
  builtAt: z.string(),
})
export type BuildStamp = z.output<typeof stampSchema>

/** The stamp of the last completed build, or null if there is none. */
export function readBuildStamp(): BuildStamp | null {
  if (!existsSync(join(root, '.next/BUILD_ID'))) return null
  try {
    return stampSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

export const removeBuildStamp = () => rmSync(file, { force: true })
export const writeBuildStamp = (stamp: BuildStamp) => writeFileSync(file, JSON.stringify(stamp, null, 2))
