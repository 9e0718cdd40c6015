import './typescript.ts'
import { parseArgs } from 'node:util'

const { main, UsageError } = await import('@/lib/command/main')
const { startSite } = await import('@/tests/support/servers/site-server')
const { findChromium } = await import('@/tests/run/executables')
const { markdownTable } = await import('./bench/table.ts')
const { measureInteractions } = await import('./bench/interactions.ts')
const { measureLighthouse } = await import('./bench/lighthouse.ts')
const { measureLoad } = await import('./bench/load.ts')

const usage = `npm run bench -- [lighthouse] [interactions] [load] [--runs 5] [--only /contact]

Measures the current build and prints tables. --only measures Lighthouse for one page. Use an idle machine: a full run takes
a quarter of an hour.`

const measures = { lighthouse: measureLighthouse, interactions: measureInteractions, load: measureLoad }

const isMeasure = (name: string): name is keyof typeof measures => name in measures

await main(async () => {
  const options = { runs: { type: 'string', default: '5' }, only: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const runs = Number(values.runs)
  const names = positionals.length > 0 ? positionals : Object.keys(measures)
  const browser = findChromium()
  if (!runs || !names.every(isMeasure)) throw new UsageError(usage)
  if (!browser) throw new UsageError('Chromium not found: install it, or set CHROMIUM_PATH.')
  const site = await startSite({ MAIL_TRANSPORT: 'file', GEO_SOURCE: 'vercel' })
  try {
    for (const name of names) {
      const rows = await measures[name]({ url: site.url, browser, runs, only: values.only })
      console.log(`\n${name}\n\n${markdownTable(rows)}`)
    }
  } finally {
    await site.stop()
  }
})
