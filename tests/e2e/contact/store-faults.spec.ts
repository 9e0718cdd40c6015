import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { office } from '@/content/generated/practice/office'
import { fillIn, formOf, patient, referenceOn, staffMail } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

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

test('with a corrupt store the site runs, gives the phone number, keeps the file, and alerts', async () => {
  const { alerts, url, close } = await startAlerts()
  const dataDir = damagedFolder()
  const before = readFileSync(join(dataDir, 'requests.sqlite'))
  const site = await startSite({ MAIL_TRANSPORT: 'file', ALERT_WEBHOOK_URL: url }, dataDir)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  const { status, body } = await send(site.url)
  expect(status).toBe(503)
  expect(body).toMatchObject({ success: false, error: { code: 'unavailable' } })
  expect(body.error?.message).toContain(office.phone.display)
  expect(readFileSync(join(dataDir, 'requests.sqlite')).equals(before)).toBe(true)
  expect(site.output()).not.toContain(patient.message)
  await expect.poll(() => alerts.length).toBe(1)
  expect(alerts[0]?.causes).toEqual(['store'])
  await site.stop()
  close()
})

test.describe('a person without JavaScript', () => {
  test.use({ place: 'Visalia', javaScriptEnabled: false })

  test('gets everything typed back, with the phone number, and sends it once the store works', async ({
    page,
  }) => {
    const dataDir = damagedFolder()
    const site = await startSite({ MAIL_TRANSPORT: 'file', GEO_SOURCE: 'vercel' }, dataDir)
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert')).toContainText(office.phone.display)
    await expect(formOf(page).getByLabel('Message')).toHaveValue(patient.message)
    await expect(formOf(page).getByLabel('Email')).toHaveValue(patient.email)
    rmSync(join(dataDir, 'requests.sqlite'))
    await page.getByRole('button', { name: 'Send request' }).click()
    const reference = await referenceOn(page)
    await expect.poll(() => staffMail(dataDir, reference)).not.toBeNull()
    await site.stop()
  })
})

test('while another process locks the store, pages work, and requests are refused with the phone number', async () => {
  const site = await startSite({ MAIL_TRANSPORT: 'file' })
  expect((await send(site.url, { firstName: 'Before' })).status).toBe(200)
  // The worker may still be recording the first request, so the other process waits for its turn.
  const other = new DatabaseSync(join(site.dataDir, 'requests.sqlite'), { timeout: 5000 })
  other.exec('begin exclusive')
  let isAnswered = false
  const sent = Promise.all(['Ann', 'Bob', 'Cleo'].map((firstName) => send(site.url, { firstName })))
  const end = () => (isAnswered = true)
  void sent.then(end, end)
  let pages = 0
  while (!isAnswered) {
    expect((await fetch(`${site.url}/about`)).status).toBe(200)
    pages += 1
  }
  for (const { status, body } of await sent) {
    expect(status).toBe(503)
    expect(body.error?.message).toContain(office.phone.display)
  }
  // node:sqlite's own busy wait would have blocked every page for its full length, so hardly any would have been answered.
  expect(pages).toBeGreaterThan(20)
  other.exec('rollback')
  other.close()
  expect((await send(site.url, { firstName: 'After' })).status).toBe(200)
  await site.stop()
})
