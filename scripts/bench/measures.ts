import { UsageError } from '@/lib/command/main'
import { runScript, secondsSince } from '@/lib/command/run'
import { readCacheIndex } from '@/lib/server/page-cache/cache-index'
import { startSite } from '@/tests/support/servers/site-server'
import { findChromium } from '@/tests/run/executables'
import { machine } from '@/tests/run/report'
import { writeTable, type Row } from './performance-document.ts'

type Options = { runs: number; write: boolean; only?: string | undefined }
type Measure = (options: Options) => Promise<void>

/** A benchmark that produces a table for docs/performance.md. */
const tabled =
  (name: string, measure: (options: Options) => Promise<Row[]>): Measure =>
  async (options) => {
    const where = machine()
    const rows = await measure(options)
    console.log(`\n${name}, ${where}`)
    console.table(rows)
    if (options.write) writeTable(name, rows, where)
  }

/** A benchmark that runs in a browser on its own instance of the site. */
const inBrowser =
  (measure: (url: string, browser: string, options: Options) => Promise<Row[]>) =>
  async (options: Options): Promise<Row[]> => {
    const browser = findChromium()
    if (!browser) throw new UsageError('Chromium not found: install it, or set CHROMIUM_PATH.')
    const site = await startSite({ MAIL_TRANSPORT: 'file', GEO_SOURCE: 'vercel' })
    try {
      return await measure(site.url, browser, options)
    } finally {
      await site.stop()
    }
  }

async function measureBuild(): Promise<Row[]> {
  const startedAt = Date.now()
  if (!(await runScript('scripts/run.mjs', ['build', '--quiet'])).ok)
    throw new UsageError('The build failed.')
  return [{ build: secondsSince(startedAt), 'prerendered pages': readCacheIndex()?.pages.length ?? 0 }]
}

/** All benchmarks of `npm run bench`. Each is imported only when needed, because some load a lot of code. */
export const measures: Readonly<Record<string, Measure>> = {
  build: tabled('build', measureBuild),
  bytes: tabled(
    'bytes',
    inBrowser(async (url, browser) => (await import('./bytes.ts')).measureBytes(url, browser)),
  ),
  interactions: tabled(
    'interactions',
    inBrowser(async (url, browser, { runs }) =>
      (await import('./interactions.ts')).measureInteractions(url, browser, runs),
    ),
  ),
  lighthouse: tabled(
    'lighthouse',
    inBrowser(async (...args) => (await import('./lighthouse.ts')).measureLighthouse(...args)),
  ),
  requests: tabled('requests', async () => (await import('./requests.ts')).measureRequests()),
  running: async () => (await import('./running.ts')).measureRunning(),
  validation: async () => (await import('./validation.ts')).measureValidation(),
  vercel: async () => (await import('@/scripts/vercel/measure')).measureVercel(),
  assistant: async () => (await import('./assistant.ts')).measureAssistant(),
  geo: async () => (await import('./geo.ts')).measureGeo(),
}
