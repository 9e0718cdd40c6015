import './lib/typescript.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { writeTable } from './lib/performance-document.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'
import { machine } from './reliability/report.mjs'
import { startSite } from './reliability/site.mjs'

const usage = `npm run bench:load -- [bytes] [interactions] [lighthouse] [--runs 5] [--write]

Measures the first load of the present build through the site's own server; without names, all three.
--write puts the tables into docs/performance.md.`

const known = ['bytes', 'interactions', 'lighthouse']

function readArguments() {
  const options = {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const strange = positionals.find((name) => !known.includes(name))
  if (values.help || strange || !Number(values.runs)) throw new Refusal(usage)
  return { names: positionals.length ? positionals : known, runs: Number(values.runs), write: values.write }
}

const measures = {
  bytes: async (url, browser) => (await import('./load/bytes.mjs')).measureBytes(url, browser),
  interactions: async (url, browser, runs) =>
    (await import('./load/interactions.mjs')).measureInteractions(url, browser, runs),
  lighthouse: async (url, browser, runs) =>
    (await import('./load/lighthouse.mjs')).measureLighthouse(url, browser, runs),
}

await main(async () => {
  const { names, runs, write } = readArguments()
  if (process.execPath !== projectNode())
    return (await runTool('scripts/bench-load.mjs', process.argv.slice(2))).ok ? 0 : 1
  const browser = findBrowser()
  if (!browser) throw new Refusal('No Chromium here: install it, or name it in CHROMIUM_PATH.')
  const site = await startSite({
    dataDir: join(root, 'test-results/bench-data'),
    env: { MAIL_TRANSPORT: 'file', GEO_SOURCE: 'vercel' },
  })
  try {
    for (const name of names) {
      const where = machine()
      const rows = await measures[name](site.url, browser, runs)
      console.log(`\n${name}, ${where}`)
      console.table(rows)
      if (write) writeTable(name, rows, where)
    }
  } finally {
    await site.stop()
  }
})
