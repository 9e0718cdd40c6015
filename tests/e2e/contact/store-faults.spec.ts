import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { practice } from '../../../content/practice'
import { patient, staffMail } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

const nobody = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'staff@example.com',
  CONTACT_FROM: 'site@example.com',
}

type Answer = { success: boolean; reference: string; error?: { code: string; message: string } }

async function send(url: string, values: Partial<typeof patient> = {}) {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...patient, ...values }),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

/** A data folder with a corrupt database. */
function damagedFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(dataDir, 'requests.sqlite'), 'no store at all '.repeat(500))
  return dataDir
}

/** The operator's alert webhook. */
async function startAlerts() {
  const alerts: { causes: string[]; text: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    alerts.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof alerts)[number])
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { alerts, url, close: () => server.close() }
}

test('with a corrupt store the site runs, mails each request immediately, and alerts', async () => {
  const { alerts, url, close } = await startAlerts()
  const dataDir = damagedFolder()
  const before = readFileSync(join(dataDir, 'requests.sqlite'))
  const site = await startSite({ MAIL_TRANSPORT: 'file', ALERT_WEBHOOK_URL: url }, dataDir)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  const { status, body } = await send(site.url)
  expect(status).toBe(200)
  expect((await staffMail(dataDir, body.reference))?.text).toContain(patient.message)
  expect((await send(site.url)).body.reference).toBe(body.reference)
  expect(readFileSync(join(dataDir, 'requests.sqlite')).equals(before)).toBe(true)
  expect(site.output()).not.toContain(patient.message)
  await expect.poll(() => alerts.length).toBe(1)
  expect(alerts[0]?.causes).toEqual(['store'])
  expect(JSON.stringify(alerts)).not.toContain(body.reference)
  await site.stop()
  close()
})

test('with neither store nor mail service it says so and gives the phone number', async () => {
  const site = await startSite(nobody, damagedFolder())
  const { status, body } = await send(site.url)
  expect(status).toBe(503)
  expect(body).toMatchObject({ success: false, error: { code: 'unavailable' } })
  expect(body.error?.message).toContain(practice.office.phone.display)
  await site.stop()
})

test('while another process locks the store, pages work and requests go out by mail', async () => {
  const site = await startSite({ MAIL_TRANSPORT: 'file' })
  expect((await send(site.url, { firstName: 'Before' })).status).toBe(200)
  // The worker may still be recording the first request, so the other process waits for its turn.
  const other = new DatabaseSync(join(site.dataDir, 'requests.sqlite'), { timeout: 5000 })
  other.exec('begin exclusive')
  let isAnswered = false
  const sent = Promise.all(['Ann', 'Bob', 'Cleo'].map((firstName) => send(site.url, { firstName })))
  const end = () => (isAnswered = true)
  void sent.then(end, end)
  let slowest = 0
  while (!isAnswered) {
    const began = performance.now()
    expect((await fetch(`${site.url}/about`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
  }
  for (const { status, body } of await sent) {
    expect(status).toBe(200)
    expect(await staffMail(site.dataDir, body.reference)).not.toBeNull()
  }
  // node:sqlite's own busy wait would have blocked every page for its full length.
  expect(slowest).toBeLessThan(1900)
  test.info().annotations.push({
    type: 'slowest page while the store was locked',
    description: `${Math.round(slowest)} ms`,
  })
  other.exec('rollback')
  other.close()
  expect((await send(site.url, { firstName: 'After' })).status).toBe(200)
  await site.stop()
})
