import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { routes } from '../../support/pages'
import { residentMegabytes } from '../../support/servers/memory'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'

/** What deploy/spine@.service and the Dockerfile set. */
const limits = (file: string) =>
  /NODE_OPTIONS="?(--[^"]+)" MALLOC_ARENA_MAX=(\d+)/.exec(readFileSync(file, 'utf8'))

const questions = [
  'What is a herniated disc?',
  'Where can I park?',
  'I cannot feel my legs',
  '¿Qué es una fusión?',
]

test('search, assistant, pictures and form fit into the memory that deploy/ gives the site', async () => {
  test.setTimeout(300_000)
  const [, NODE_OPTIONS = '', MALLOC_ARENA_MAX = ''] = limits('deploy/spine@.service') ?? []
  expect(limits('Dockerfile')?.slice(1)).toEqual([NODE_OPTIONS, MALLOC_ARENA_MAX])
  const site = await startSite({ NODE_OPTIONS, MALLOC_ARENA_MAX, TRUSTED_PROXY_HOPS: '1' })
  let visitor = 0
  const visit = async (path: string, body?: object) => {
    visitor += 1
    const headers = {
      'x-forwarded-for': `198.51.${visitor >> 8}.${visitor & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(site.url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect([path, answer.status]).toEqual([path, 200])
    await answer.arrayBuffer()
  }
  const visits = Array.from({ length: 400 }, (_, index) => [
    () => visit(`/search?q=${['back+pain', 'sciatica', 'fusion', 'disc'][index % 4]}`),
    () => visit('/api/ai-assistant', { message: `${questions[index % 4]} ${index}` }),
    () => visit(`/api/og?page=${routes[index % routes.length]}`),
    () => visit('/api/contact', { ...patient, lastName: `Example ${index}` }),
  ]).flat()
  const waiting = visits.values()
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (const next of waiting) await next()
    }),
  )
  const used = residentMegabytes(site.pid)
  test.info().annotations.push({ type: 'memory', description: `${used.toFixed(0)} MB resident` })
  expect(used).toBeLessThan(600)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  await site.stop()
})
