import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore } from '@/lib/contact/store/contact-store.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const newFolder = temporaryFolders()

test('refuses a store that a newer version has migrated', async () => {
  const folder = newFolder()
  await (await openStore(folder)).db.destroy()
  const file = new DatabaseSync(join(folder, 'requests.sqlite'))
  file.exec("insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00.000Z')")
  file.close()
  await expect(openStore(folder)).rejects.toThrow('999-newer')
})
