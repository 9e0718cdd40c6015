import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file per server of the run: `main.log` for the one in playwright.config.ts, others for `startSite`. */
export const serverLogs = 'test-results/servers'

/** Server output so far, by file name. */
export function readServerLogs(): Map<string, Buffer> {
  const names = existsSync(serverLogs) ? readdirSync(serverLogs) : []
  return new Map(names.map((name) => [name, readFileSync(join(serverLogs, name))]))
}
