import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @returns {string | undefined} NGINX_PATH, which alone counts where it is set, else the first nginx there is */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) return existsSync(env.NGINX_PATH) ? env.NGINX_PATH : undefined
  const folders = ['/usr/sbin', ...(env.PATH ?? '').split(':')]
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}
