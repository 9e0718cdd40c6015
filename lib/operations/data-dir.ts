import { loadEnvironmentFiles } from '@/lib/command/env-files'
import { UsageError } from '@/lib/command/main'

/**
 * The folder of the embedded database, as the server sees it.
 * @throws UsageError if the site uses PostgreSQL.
 */
export function embeddedDataDir(): string {
  loadEnvironmentFiles()
  if (process.env.DATABASE_URL?.trim())
    throw new UsageError('The site uses PostgreSQL (DATABASE_URL). See docs/operations.md for its backup.')
  return process.env.DATA_DIR?.trim() || '.data'
}
