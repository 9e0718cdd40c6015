import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startSite } from '../../support/servers/site-server'
import { patient } from '../../support/servers/requests'
import { expect, test } from '../../support/visitors'

// deploy/spine.service lets it write nowhere else.
test('a running site writes only to its data folder', async () => {
  const site = await startSite({})
  const startedAt = Date.now()
  const pages = [
    '/',
    '/about',
    '/search?q=back+pain',
    '/contact/result',
    '/no-such-page',
    '/sitemap.xml',
    '/api/og?page=/about',
  ]
  // The second time as a client that takes no packed pages, which Next answers from its own files.
  for (const headers of [{}, { 'accept-encoding': 'identity' }, { rsc: '1' }])
    for (const path of pages) await (await fetch(site.url + path, { headers })).text()
  const post = (path: string, body: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('/api/contact', patient)).status).toBe(200)
  expect((await post('/api/ai-assistant', { message: 'What is a herniated disc?' })).status).toBe(200)
  await site.stop()
  const written = readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .map((name) => join('.next', name))
    .filter((file) => statSync(file).isFile() && statSync(file).mtimeMs >= startedAt)
  expect(written).toEqual([])
  expect(readdirSync(site.dataDir)).toContain('requests.sqlite')
})
