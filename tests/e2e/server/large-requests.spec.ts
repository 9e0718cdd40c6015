import { gzipSync } from 'node:zlib'
import { inspectable, residentMegabytes, retainedMegabytes } from '../../support/servers/memory'
import { post, refusal } from '../../support/servers/post'
import { sendRaw } from '../../support/servers/raw-http'
import { startSite } from '../../support/servers/site-server'
import { expect, test } from '../../support/visitors'

function* fiftyMegabytes() {
  yield 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')])
  for (let sent = 0; sent < 50_000_000; sent += 65_536) yield chunk
  yield '0\r\n\r\n'
}

test('50 MB in chunks, gzip bombs and floods of bad bodies are rejected, with less than 20 MB memory growth', async () => {
  test.setTimeout(90_000)
  const site = await startSite({ MAIL_TRANSPORT: 'file', TRUSTED_PROXY_HOPS: '1', ...inspectable })
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const bigOnes = async () => {
    for (let round = 0; round < 4; round++) {
      expect(await sendRaw(site.url, fiftyMegabytes())).toMatchObject({
        status: 413,
        json: refusal('too-large'),
      })
      expect((await post(`${site.url}/api/contact`, bomb, { 'content-encoding': 'gzip' })).status).toBe(415)
    }
  }
  const flood = async (count: number) => {
    for (let sent = 0; sent < count; sent += 25)
      await Promise.all(Array.from({ length: 25 }, () => post(`${site.url}/api/contact`, 'x'.repeat(32_000))))
  }
  // The first requests load code.
  await flood(100)
  const before = { retained: await retainedMegabytes(site.output()), resident: residentMegabytes(site.pid) }
  await bigOnes()
  const grownByBigOnes = residentMegabytes(site.pid) - before.resident
  await flood(500)
  const grownByAll = (await retainedMegabytes(site.output())) - before.retained
  test.info().annotations.push({
    type: 'memory',
    description: `big bodies: ${grownByBigOnes.toFixed(1)} MB resident; with the flood: ${grownByAll.toFixed(1)} MB retained`,
  })
  expect(grownByBigOnes).toBeLessThan(20)
  expect(grownByAll).toBeLessThan(20)
  await site.stop()
})
