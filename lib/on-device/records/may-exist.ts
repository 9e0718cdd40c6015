import { recordsDatabase } from '@/lib/browser/storage-keys'

/**
 * Whether this device may have records; asking doesn't create the database, and loads no code for it. True if
 * the browser can't tell. Browser only.
 */
export async function recordsMayExist(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === recordsDatabase)
  } catch {
    return true
  }
}
