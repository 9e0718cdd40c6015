import { loadEnvironmentFiles } from './env-files.mjs'
import { Refusal } from './run.mjs'

/** The folder of the embedded store, as the server sees it. @throws {Refusal} where the store is PostgreSQL */
export function embeddedDataDir() {
  loadEnvironmentFiles()
  if (process.env.DATABASE_URL?.trim())
    throw new Refusal('The store is PostgreSQL (DATABASE_URL): docs/operations.md has its backup.')
  return process.env.DATA_DIR?.trim() || '.data'
}
