import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { sampleMail } from '@/lib/contact/testing/sample-mail'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { fileTransport } from '@/lib/contact/delivery/transports/file.server'

const newFolder = temporaryFolders()

test('writes an e-mail that mail clients can open, readable only by its owner', async () => {
  const folder = newFolder()
  expect(await fileTransport(folder).send(sampleMail)).toEqual({ ok: true })
  const path = join(folder, 'mail', 'HS-7K3M-9Q2T.eml')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await PostalMime.parse(readFileSync(path))).toMatchObject({
    subject: 'Appointment request HS-7K3M-9Q2T',
    from: { name: 'Hanford Spine', address: 'website@example.com' },
    to: [{ address: 'requests@example.com' }],
    replyTo: [{ name: '', address: 'jane.sample@example.com' }],
    messageId: '<hs-7k3m-9q2t@example.com>',
    date: '2026-11-17T18:00:00.000Z',
    text: `${sampleMail.text}\n`,
    html: expect.stringContaining(sampleMail.html),
  })
})

test('the same e-mail again replaces its file, leaving no temporary file', async () => {
  const folder = newFolder()
  await fileTransport(folder).send(sampleMail)
  await fileTransport(folder).send({ ...sampleMail, text: 'again' })
  expect(readdirSync(join(folder, 'mail'))).toEqual(['HS-7K3M-9Q2T.eml'])
  expect(readFileSync(join(folder, 'mail', 'HS-7K3M-9Q2T.eml'), 'utf8')).toContain('again')
})

test('an unwritable folder is a failure, not an exception', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(await fileTransport(file).send(sampleMail)).toEqual({ ok: false, code: 'failed' })
})
