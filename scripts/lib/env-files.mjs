import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Next's files and their order; it reads them as well, but only after our own decisions about SITE_URL and PORT. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env']

/** What is set already stays. */
export function loadEnvironmentFiles() {
  for (const file of files.map((name) => join(root, name))) if (existsSync(file)) process.loadEnvFile(file)
}
