import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'

/**
 * Where PostgreSQL's programs are: POSTGRES_BIN, which alone counts where it is set, else Debian's newest, else the
 * first folder of PATH that has them.
 * @returns {string | undefined} a folder with `initdb` and `postgres`
 */
export function findPostgres(env = process.env) {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = env.POSTGRES_BIN
    ? [env.POSTGRES_BIN]
    : [...versions.map((version) => join(debian, version, 'bin')), ...(env.PATH ?? '').split(':')]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}
