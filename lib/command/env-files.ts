import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'

/**
 * The .env files of Next.js, in its order. Next.js loads them too, but only after we need SITE_URL and PORT.
 */
const files = ['.env.production.local', '.env.local', '.env.production', '.env']

/** Loads the .env files into process.env. Variables that are already set win. */
export function loadEnvironmentFiles(): void {
  for (const file of files.map((name) => join(root, name))) if (existsSync(file)) process.loadEnvFile(file)
}
