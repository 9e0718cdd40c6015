import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchNginx } from './lib/front/bench-nginx.mjs'
import { packIndex } from './lib/front/paths.mjs'
import { root } from './lib/paths.mjs'
import { writeTable } from './lib/performance-document.mjs'
import { main } from './lib/run.mjs'
import { wrk } from './lib/wrk.mjs'
import { machine } from './reliability/report.mjs'
import { startSite } from './reliability/site.mjs'

/** The same form of the same variant from everybody; nginx as Debian has it knows no brotli. */
const headers = { 'Accept-Encoding': 'gzip' }

/** What the system says of a process and of those that it started: memory in MB, processor time in seconds. */
function usage(pid) {
  const read = (id, file) => {
    try {
      return readFileSync(`/proc/${id}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const parentOf = (id) => Number(/^PPid:\s+(\d+)/m.exec(read(id, 'status'))?.[1])
  const own = readdirSync('/proc').filter(
    (id) => /^\d+$/.test(id) && (Number(id) === pid || parentOf(id) === pid),
  )
  const sum = (of) => own.reduce((total, id) => total + of(id), 0)
  return {
    resident: sum((id) => Number(/^VmRSS:\s+(\d+)/m.exec(read(id, 'status'))?.[1] ?? 0)) / 1024,
    // The fields after the name, which may hold spaces; in hundredths.
    processor: sum((id) => {
      const fields = read(id, 'stat').split(') ').at(-1).split(' ')
      return (Number(fields[11]) + Number(fields[12])) / 100
    }),
  }
}

/** Warm first, then measured. What a second of processor does is the same however busy the machine is. */
function measure({ url, pid }, paths, seconds) {
  wrk(url, paths, { headers, seconds: 2 })
  const before = usage(pid)
  const result = wrk(url, paths, { headers, seconds })
  const { resident, processor } = usage(pid)
  const perProcessorSecond = (result.perSecond * seconds) / (processor - before.processor)
  return { ...result, resident, perProcessorSecond }
}

const site = (env) => () =>
  startSite({ dataDir: mkdtempSync(join(tmpdir(), 'bench-')), env: { MAIL_TRANSPORT: 'file', ...env } })

const frontAlone = (factor) => async () => {
  const server = fork(join(root, 'scripts/bench-front-server.mjs'), [String(factor)])
  const [port] = await once(server, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: server.pid, stop: async () => server.kill() }
}

async function sentHeaders(start) {
  const front = await start()
  const answer = await fetch(`${front.url}/about`)
  await front.stop()
  const nginxsOwn = /^(?:date|connection|keep-alive|content-(?:type|length|encoding)|etag|vary|transfer)/
  return [...answer.headers].filter(([name]) => !nginxsOwn.test(name))
}

const round = (value) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'))

/** How fast pages leave, beside nginx with the same bytes and Next alone. `--write` puts the tables into docs/performance.md. */
await main(async () => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '8' }, write: { type: 'boolean' } },
  })
  const seconds = Number(values.seconds)
  const where = machine()
  const { pages } = JSON.parse(readFileSync(packIndex, 'utf8'))
  const paths = [...new Set(pages.map(({ path }) => path))]
  const some = paths.filter((path) => path !== '/')
  const tenfold = Array.from({ length: 10 }, (_, copy) =>
    some.map((path) => (copy === 0 ? path : `${path}--${copy}`)),
  ).flat()
  const said = await sentHeaders(site({}))
  const measured = {}
  const runs = [
    ['nginx, 1 worker', () => benchNginx(1, said), some],
    ['nginx, 2 workers', () => benchNginx(2, said), some],
    ['front, WORKERS=1', site({ WORKERS: '1' }), some],
    ['front, WORKERS=2', site({ WORKERS: '2' }), some],
    ['Next alone (FRONT=off)', site({ FRONT: 'off' }), some],
    ['the front by itself', frontAlone(1), some],
    ['the front by itself, 10 times the pages', frontAlone(10), tenfold],
  ]
  for (const [name, start, asked] of runs) {
    const server = await start()
    measured[name] = measure(server, asked, seconds)
    await server.stop()
    console.log(name, measured[name])
  }
  const speed = (name) => measured[name].perSecond
  const [one, two, next] = ['front, WORKERS=1', 'front, WORKERS=2', 'Next alone (FRONT=off)']
  const best = Math.max(speed('nginx, 1 worker'), speed('nginx, 2 workers'))
  const ratios = [one, two].map((name) => speed(name) / best)
  const flat = speed('the front by itself, 10 times the pages') / speed('the front by itself')
  const servers = Object.entries(measured).map(([name, result]) => ({
    server: name,
    'requests/s': round(result.perSecond),
    'of nginx at its best': (result.perSecond / best).toFixed(2),
    'p50, ms': round(result.p50),
    'p99, ms': round(result.p99),
    MB: round(result.resident),
    'requests a second of processor': round(result.perProcessorSecond),
    failed: result.failed,
  }))
  const figure = (what, required, value, isMet) => ({
    what,
    required,
    measured: value,
    met: isMet ? 'yes' : '**no**',
  })
  const aims = [
    figure('one process, of nginx at its best', 0.4, ratios[0].toFixed(2), ratios[0] >= 0.4),
    figure('two processes, of nginx at its best', 0.55, ratios[1].toFixed(2), ratios[1] >= 0.55),
    figure('p99, one process', '10 ms', `${round(measured[one].p99)} ms`, measured[one].p99 < 10),
    figure(
      'memory, one process',
      '200 MB',
      `${round(measured[one].resident)} MB`,
      measured[one].resident < 200,
    ),
    figure('speed at 10 times the pages, of the speed at once', 'about 1', flat.toFixed(2), flat > 0.8),
  ]
  console.table(servers)
  console.table(aims)
  console.log(`${round(speed(one) / speed(next))} times Next alone`)
  if (values.write) {
    writeTable('servers', servers, where)
    writeTable('aims', aims, where)
  }
})
