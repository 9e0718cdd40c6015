import { connect } from 'node:net'
import { UsageError } from '@/lib/command/main'
import { runScript } from '@/lib/command/run'
import { freePortFrom } from '@/lib/server/node/listen'
import { runRequestValidationProperties } from '@/tests/request-validation/properties'
import { startSite } from '@/tests/support/servers/site-server'
import { findChromium } from '@/tests/run/executables'
import { figure, machine, saveReport, writeDocument, type Figure } from '@/tests/run/report'

const fuzzCases = 50_000
const seed = 20261120

type Held = { seconds: number; answer: string }

/** Measures how long a connection stays open that sends `text` and then one byte per second. */
function holdOpen({ hostname, port }: URL, text: string): Promise<Held> {
  return new Promise((resolve) => {
    const startedAt = Date.now()
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(text))
    const drip = setInterval(() => socket.write('a'), 1000)
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(drip)
      resolve({ seconds: (Date.now() - startedAt) / 1000, answer: answer.split('\r\n')[0] ?? '' })
    })
  })
}

async function slowSenders(): Promise<Figure[]> {
  const site = await startSite({ MAIL_TRANSPORT: 'file' })
  const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\n'
  const body = `${head}Content-Type: application/json\r\nContent-Length: 20000\r\n\r\n{`
  const sent = { body, headers: `${head}X-Slow: ` }
  const held = await Promise.all(
    Object.entries(sent).map(async ([what, text]) => ({
      what,
      ...(await holdOpen(new URL(site.url), text)),
    })),
  )
  await site.stop()
  return held.map(({ what, seconds, answer }) =>
    figure(`a byte a second of ${what}: closed after`, '30 s', `${seconds} s (${answer})`, seconds <= 30),
  )
}

/** Checks every variant of every page in a browser. */
async function policies(): Promise<Figure> {
  const env = { CHROMIUM_PATH: findChromium(), E2E_PORT: String(await freePortFrom(3230)) }
  const { ok } = await runScript('node_modules/@playwright/test/cli.js', ['test', '--project=long'], {
    env,
  })
  const measured = ok ? 'nothing refused' : 'FAILED'
  return figure('every page as every variant in a browser: refused by the policy', 'nothing', measured, ok)
}

/** Long versions of the request validation tests in `npm test`. Writes reports/validation.json. */
export async function measureValidation(): Promise<void> {
  const where = machine()
  const cases = await runRequestValidationProperties(fuzzCases, seed)
  const figures = [
    figure(
      `random bodies and fields (fast-check, seed ${seed}): answered in the documented shape`,
      String(fuzzCases),
      cases,
      cases >= fuzzCases,
    ),
    ...(await slowSenders()),
    await policies(),
  ]
  const title = 'Request validation and policies'
  saveReport('validation', { title, command: 'npm run bench -- validation', machine: where, figures })
  writeDocument()
  console.table(figures)
  if (figures.some(({ outcome }) => outcome === 'failed')) throw new UsageError('A requirement is not met.')
}
