import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '@/lib/contact/store/contact-store.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()

test('refuses a store that a newer version has made', async () => {
  const folder = newFolder()
  await (await openStore(folder)).db.destroy()
  const file = new DatabaseSync(join(folder, 'requests.sqlite'))
  file.exec('update schema_version set version = 99')
  file.close()
  await expect(openStore(folder)).rejects.toThrow('schema 99')
})
