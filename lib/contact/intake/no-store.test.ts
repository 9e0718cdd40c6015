import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { startContact } from '@/lib/contact/start.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'

const dataDir = join(temporaryFolders()(), 'data')
Object.assign(process.env, { VERCEL: '1', DATA_DIR: dataDir, MAIL_TRANSPORT: 'file' })

test('without persistent files or DATABASE_URL, accepts no requests and writes no files', async () => {
  startContact()
  expect(await acceptRequest({ headers: new Headers(), fields: sampleRequest })).toEqual({
    ok: false,
    code: 'unavailable',
  })
  await expect(contactStore()).rejects.toThrow('no store')
  expect(existsSync(dataDir)).toBe(false)
})
