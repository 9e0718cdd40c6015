import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** An unchanged file keeps its time, so that a running `next dev` does not reload it. */
export function writeIfChanged(path: string, content: string | Uint8Array) {
  if (!existsSync(path) || !readFileSync(path).equals(Buffer.from(content))) writeFileSync(path, content)
}
