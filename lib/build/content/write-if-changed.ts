import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** An unchanged file keeps its time, so that a running `next dev` does not reload it. */
export function writeIfChanged(path: string, text: string) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
