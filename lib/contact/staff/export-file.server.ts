import 'server-only'
import { realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'

export type ExportFile = { ok: true; path: string } | { ok: false; text: string }

/**
 * Resolves the path of an export. Rejects the checkout, because the file could end up in git or a container
 * image, and DATA_DIR, because it is backed up. Follows symbolic links.
 * @param typed a path, relative to `folder`.
 */
export function exportFile(
  typed: string,
  { folder, checkout, dataDir }: { folder: string; checkout: string; dataDir: string },
): ExportFile {
  const wanted = resolve(folder, typed)
  const parent = realPath(dirname(wanted))
  if (parent === null) return { ok: false, text: `There is no folder ${dirname(wanted)}.` }
  const path = join(parent, basename(wanted))
  for (const [place, why] of [
    [checkout, "the site's checkout, where it could end up in git or in a container image"],
    [dataDir, 'DATA_DIR, where it could end up in a backup'],
  ] as const) {
    if (isInside(path, realPath(place) ?? resolve(place)))
      return {
        ok: false,
        text: `An export holds health information and must not be in ${why}. Write it to an encrypted disk elsewhere, such as --out ~/${basename(wanted)}, and delete it after use. Nothing was written.`,
      }
  }
  return { ok: true, path }
}

/** Creates a file that only its owner can read. Never replaces an existing file or symbolic link. */
export function writeExport(path: string, csv: string): ExportFile {
  try {
    writeFileSync(path, csv, { flag: 'wx', mode: 0o600, flush: true })
    return { ok: true, path }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return { ok: false, text: `${path} already exists and was not changed.` }
    return { ok: false, text: `${path} could not be written (${code}).` }
  }
}

function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch {
    return null
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith('../') || isAbsolute(way))
}
