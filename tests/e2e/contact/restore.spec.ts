import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { startSmtpReceiver } from '../../../lib/contact/testing/smtp-receiver'
import { deliverable, deliverNow, deliveryOf, letTimePass, patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

const run = (script: string, file: string, dataDir: string) =>
  execFileSync(process.execPath, [`scripts/${script}.ts`, file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
    stdio: 'pipe',
  })

async function send(url: string, lastName: string): Promise<string> {
  const body = JSON.stringify({ ...patient, lastName })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { reference: string }).reference
}

const stateOf = (dataDir: string, reference: string) => deliveryOf(dataDir, reference)?.state

test('restoring a backup of the running site after data loss resends nothing', async () => {
  test.slow()
  const receiver = await startSmtpReceiver()
  // The staff also get a notice about uncertain deliveries.
  const requests = () =>
    receiver.mails.filter(({ raw }) =>
      /^Subject: Call by [^:]+(:\d\d [AP]M)?: appointment request/m.test(String(raw)),
    )
  const addresses = {
    MAIL_TRANSPORT: 'smtp',
    CONTACT_TO: 'staff@example.com',
    CONTACT_FROM: 'site@example.com',
    ...deliverable,
  }
  const reached = { ...addresses, SMTP_URL: `smtp://127.0.0.1:${receiver.port}` }
  const site = await startSite(reached)
  const delivered = await send(site.url, 'Before')
  await expect.poll(() => requests().length).toBe(1)
  await expect.poll(() => stateOf(site.dataDir, delivered)).toBe('delivered')
  await site.stop()

  // The mail service is down and a request is waiting when the running site is backed up.
  const alone = await startSite({ ...addresses, SMTP_URL: 'smtp://127.0.0.1:9' }, site.dataDir)
  const waiting = await send(alone.url, 'Meanwhile')
  const backup = join(mkdtempSync(join(tmpdir(), 'backup-')), 'requests.backup')
  run('backup', backup, site.dataDir)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(readFileSync(backup).includes('Meanwhile')).toBe(false)
  expect(() => run('backup', backup, site.dataDir)).toThrow(/never overwrites/)
  expect(() => run('restore', backup, site.dataDir)).toThrow(/there already/)
  await alone.stop()
  letTimePass(site.dataDir)

  // Mail is back and the request is delivered; then the machine is lost.
  const back = await startSite(reached, site.dataDir)
  await expect.poll(() => requests().length, { timeout: 15_000 }).toBe(2)
  await back.stop('SIGKILL')

  const dataDir = mkdtempSync(join(tmpdir(), 'restored-'))
  copyFileSync(join(site.dataDir, 'requests.key'), join(dataDir, 'requests.key'))
  expect(run('restore', backup, dataDir)).toContain('uncertain')
  expect(existsSync(join(dataDir, 'requests.sqlite-wal'))).toBe(false)
  const restored = await startSite(reached, dataDir)
  await expect.poll(async () => (await fetch(`${restored.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
  await send(restored.url, 'After')
  await expect.poll(() => requests().length).toBe(3)
  // Check once more for anything due.
  await deliverNow(restored.url)
  await restored.stop()

  const subjects = await Promise.all(requests().map(async ({ raw }) => (await PostalMime.parse(raw)).subject))
  expect(new Set(subjects).size).toBe(3)
  expect(requests()).toHaveLength(3)
  expect(stateOf(dataDir, delivered)).toBe('delivered')
  expect(stateOf(dataDir, waiting)).toBe('uncertain')
  await receiver.close()
})
