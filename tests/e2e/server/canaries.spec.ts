import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

/* Unique words, one for each kind of visitor input. */
const word = (what: string) => `Canary${what}`
const canary = /canary/i
const person = {
  ...patient,
  firstName: word('First'),
  lastName: word('Last'),
  email: `${word('Mail')}@example.com`,
  message: `${word('Message')} my back hurts in the morning`,
  // The form asks back about words it can't place; this test is about what happens to them afterward.
  sendAnyway: 'yes',
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

/** A mail service or model that rejects everything and echoes its input in the body and headers. */
async function startGossip() {
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    heard.push(body)
    const said = {
      name: word('Name'),
      code: word('Code'),
      type: word('Type'),
      message: body,
      error: { message: body },
    }
    response.writeHead(heard.length % 2 ? 422 : 500, { ...json, 'x-request-id': word('Id') })
    response.end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections()))
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** All visitor input through every endpoint, including what no browser of ours would send. */
async function visit(url: string) {
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { 'user-agent': word('Agent'), 'x-forwarded-for': '198.51.100.77', ...init.headers }
    const answer = await fetch(url + path, { redirect: 'manual', ...init, headers })
    await answer.text()
    return { path, status: answer.status, location: answer.headers.get('location') ?? '' }
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
    send(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
  const fields = new URLSearchParams({ ...person, view: 'page' }).toString()
  return {
    valid: await post('/api/contact', person),
    others: [
      await post('/api/contact', { ...person, email: word('NoMail') }),
      await post('/api/contact', `{"firstName": "${word('Broken')}`),
      await post('/api/contact', fields, { ...form, accept: 'text/html' }),
      await post('/api/contact', fields.replace('%40', ''), { ...form, accept: 'text/html' }),
      await post('/api/contact', person, { ...json, origin: `https://${word('origin')}.example.com` }),
      await post(`/api/contact?q=${word('Query')}`, person, { ...json, 'idempotency-key': word('Key') }),
      await post('/api/ai-assistant', { message: 'How is a herniated disc treated?' }),
      await post('/api/ai-assistant', { message: `${word('Ask')} where can I park?` }),
      await post(
        '/api/ai-assistant',
        { message: 'Where can I park?' },
        { ...json, cookie: `x=${word('Cookie')}` },
      ),
      await post('/api/mail-events', {
        type: 'email.bounced',
        data: { to: person.email, subject: word('Subject') },
      }),
      await post('/about', word('Action'), { 'next-action': word('ActionId'), 'content-type': 'text/plain' }),
      await send(`/search?q=${word('Search')}+back+pain`),
      await send(`/search?q=${word('Search')}`, {
        headers: { rsc: '1', 'next-router-state-tree': word('Tree') },
      }),
      await send(`/blog/${word('Page')}?q=${word('Query')}`),
      await send(`/blog/%E0%A4%A?q=${word('Bad')}`),
      await send(`/API/${word('Capital')}%zz`),
      await send(`//${word('Host')}/%2e%2e/x`),
      await send(`/api/og?page=/${word('Picture')}`),
      await send(`/_next/image?url=/${word('Image')}&w=1&q=1`),
      await send('/api/geolocation', {
        headers: { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': word('Place') },
      }),
      await send('/contact', {
        headers: { cookie: `visitor-mode=${word('Mode')}`, referer: `https://${word('ref')}.example.com` },
      }),
      await send('/readyz', { headers: { authorization: `Bearer ${word('Token')}` } }),
    ],
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Files in the build folder written since then: caches, traces. */
const writtenSince = (since: number) => filesIn('.next').filter((file) => statSync(file).mtimeMs >= since)

const telling = (files: string[]) => files.filter((file) => canary.test(readFileSync(file, 'latin1')))

test('visitor input appears in no log, error, URL or file, even at the most verbose level', async () => {
  test.setTimeout(120_000)
  const since = Date.now()
  const [mail, model] = [await startGossip(), await startGossip()]
  const site = await startSite({
    LOG_LEVEL: 'trace',
    TRUSTED_PROXY_HOPS: '1',
    MAIL_TRANSPORT: 'resend',
    RESEND_API_KEY: 're_made_up',
    RESEND_BASE_URL: mail.url,
    CONTACT_TO: 'staff@example.com',
    CONTACT_FROM: 'site@example.com',
    OPENAI_API_KEY: 'sk-made-up',
    OPENAI_BASE_URL: model.url,
  })
  const { valid, others } = await visit(site.url)
  expect(valid.status).toBe(200)
  // The words did reach the services; otherwise the test would prove nothing.
  await expect.poll(() => mail.heard.join('')).toContain(person.message)
  await expect.poll(() => model.heard.length).toBeGreaterThan(0)
  await site.stop()
  await Promise.all([mail.close(), model.close()])

  // A URL may only contain what its own visitor searched for.
  for (const { path, location } of [valid, ...others])
    expect((location.match(/canary\w*/gi) ?? []).filter((found) => !path.includes(found))).toEqual([])
  expect(site.output()).toContain("assistant: model's answer not used")
  expect(site.output()).not.toMatch(canary)
  expect(site.output()).not.toMatch(/198\.51\.100\.77|555-0123|36\.33/)
  expect(telling(filesIn(site.dataDir))).toEqual([])
  expect(telling(writtenSince(since))).toEqual([])
})

test('nor while the store is broken', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broken-'))
  writeFileSync(join(dataDir, 'requests.sqlite'), 'no database at all, '.repeat(500))
  const site = await startSite(
    {
      LOG_LEVEL: 'trace',
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONTACT_TO: 'staff@example.com',
      CONTACT_FROM: 'site@example.com',
    },
    dataDir,
  )
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toMatch(canary)
  await site.stop()
  expect(site.output()).toContain('contact: store failed')
  expect(site.output()).not.toMatch(canary)
  expect(telling(filesIn(site.dataDir))).toEqual([])
})
