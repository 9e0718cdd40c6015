import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Record<string, string | undefined>

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program with one of these names, in the system folders or PATH. */
function findProgram(names: readonly string[], env: Environment): string | undefined {
  const folders = ['/usr/bin', '/usr/sbin', ...(env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** CHROMIUM_PATH if set, with no fallback; otherwise the system's Chromium or Chrome. */
export function findChromium(env: Environment = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return findProgram(['chromium', 'chromium-browser', 'google-chrome'], env)
}

/** CHROMIUM_PATH if set; otherwise Debian's headless Chromium, which starts and renders faster. */
export function findHeadlessShell(env: Environment = process.env): string | undefined {
  return env.CHROMIUM_PATH ? findChromium(env) : findProgram(['chromium-headless-shell'], env)
}

/** NGINX_PATH if set, with no fallback; otherwise the system's nginx. */
export function findNginx(env: Environment = process.env): string | undefined {
  if (env.NGINX_PATH) return isExecutable(env.NGINX_PATH) ? env.NGINX_PATH : undefined
  return findProgram(['nginx'], env)
}

/** CADDY_PATH if set, with no fallback; otherwise the system's Caddy. */
export function findCaddy(env: Environment = process.env): string | undefined {
  if (env.CADDY_PATH) return isExecutable(env.CADDY_PATH) ? env.CADDY_PATH : undefined
  return findProgram(['caddy'], env)
}

const debianPostgres = '/usr/lib/postgresql'

/**
 * The folder with PostgreSQL's `initdb` and `postgres`: POSTGRES_BIN if set, with no fallback; otherwise
 * Debian's newest version, then the first on PATH.
 */
export function findPostgres(env: Environment = process.env): string | undefined {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const folders = env.POSTGRES_BIN
    ? [env.POSTGRES_BIN]
    : [
        ...newestFirst.map((version) => join(debianPostgres, version, 'bin')),
        ...(env.PATH ?? '').split(delimiter),
      ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}
