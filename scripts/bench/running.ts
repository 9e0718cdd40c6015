import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '@/lib/command/main'
import { ask, isReady, startVisitors } from '@/tests/support/servers/load'
import { startSite } from '@/tests/support/servers/site-server'
import { figure, machine, saveReport, writeDocument, type Figure } from '@/tests/run/report'

const stops = 20
const crowd = 1000
const paths = ['/', '/about', '/api/geolocation', '/services', '/robots.txt', '/contact', '/nothing-here']

/** Repeatedly stops a site that has 100 active visitors, while a load balancer polls /readyz every 20 ms. */
async function stopUnderLoad() {
  let [answered, dropped] = [0, 0]
  const endings: number[] = []
  for (let time = 0; time < stops; time++) {
    const site = await startSite({})
    const visitors = startVisitors(site.url, 100, paths)
    while (visitors.tally.answered < 300) await sleep(50)
    const startedAt = Date.now()
    const ended = site.stop('SIGTERM')
    while (await isReady(site.url)) await sleep(20)
    const tally = await visitors.leave()
    if ((await ended) !== 0) throw new UsageError('The site did not end with 0.')
    endings.push(Date.now() - startedAt)
    answered += tally.answered
    const failed = Object.entries(tally.byStatus).filter(([status]) => Number(status) >= 500)
    dropped += tally.failures.length + failed.reduce((sum, [, count]) => sum + count, 0)
  }
  return { answered, dropped, slowest: Math.max(...endings) }
}

/** Sends a thousand concurrent requests for the most expensive page, while polling /healthz. */
async function flood() {
  const site = await startSite({})
  const agent = new Agent({ keepAlive: true, maxSockets: crowd })
  const startedAt = performance.now()
  const timed = async () => {
    const { status } = await ask(agent, `${site.url}/search?q=back+pain`)
    return { status, ms: performance.now() - startedAt }
  }
  const all = Array.from({ length: crowd }, timed)
  const watch = { looks: 0, failed: 0, longest: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const since = performance.now()
      const { status } = await ask(new Agent(), `${site.url}/healthz`)
      watch.looks += 1
      if (status !== 200) watch.failed += 1
      watch.longest = Math.max(watch.longest, performance.now() - since)
      await sleep(100)
    }
  })()
  const answers = await Promise.all(all)
  isOver = true
  await watching
  agent.destroy()
  await site.stop()
  const times = (wanted: number) => answers.filter(({ status }) => status === wanted).map(({ ms }) => ms)
  return { served: times(200), refused: times(503), watch }
}

const ms = (value: number) => `${Math.round(value)} ms`

type Stopped = Awaited<ReturnType<typeof stopUnderLoad>>
type Flooded = Awaited<ReturnType<typeof flood>>

function figuresOf(stop: Stopped, { served, refused, watch }: Flooded): Figure[] {
  return [
    figure(
      `SIGTERM under load, ${stops} times, 100 visitors: dropped of ${stop.answered}`,
      '0',
      stop.dropped,
      stop.dropped === 0,
    ),
    figure(
      'SIGTERM under load: longest until the process had ended',
      '< 25 s',
      ms(stop.slowest),
      stop.slowest < 25_000,
    ),
    figure(
      `${crowd} at once: answered other than 200 or 503`,
      '0',
      crowd - served.length - refused.length,
      served.length + refused.length === crowd,
    ),
    figure(
      `${crowd} at once: served, told to come back`,
      'both',
      `${served.length}, ${refused.length}`,
      served.length > 0 && refused.length > 0,
    ),
    figure(`${crowd} at once: the last was told to come back after`, '', ms(Math.max(...refused))),
    figure(`${crowd} at once: the last was served after`, '', ms(Math.max(...served))),
    figure(
      `${crowd} at once: /healthz other than 200, of ${watch.looks}`,
      '0',
      watch.failed,
      watch.failed === 0,
    ),
    figure(`${crowd} at once: longest wait for /healthz`, '', ms(watch.longest)),
  ]
}

/** Measures stopping under load and a flood of requests. Writes reports/running.json. */
export async function measureRunning(): Promise<void> {
  const where = machine()
  const stop = await stopUnderLoad()
  const figures = figuresOf(stop, await flood())
  const title = 'Running'
  saveReport('running', { title, command: 'npm run bench -- running', machine: where, figures })
  writeDocument()
  console.table(figures)
  if (figures.some(({ outcome }) => outcome === 'failed')) throw new UsageError('A requirement is not met.')
}
