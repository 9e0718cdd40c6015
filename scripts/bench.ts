import './typescript.ts'
import { parseArgs } from 'node:util'

const { main, UsageError } = await import('@/lib/command/main')
const { measures } = await import('./bench/measures.ts')

const names = Object.keys(measures)
const usage = `npm run bench -- [${names.join('] [')}] [--runs 5] [--only /contact] [--write]

Runs benchmarks on the current build; by default, those in docs/performance.md: build, bytes, interactions, lighthouse, requests.
--only measures Lighthouse for one page. --write updates the tables in docs/performance.md. Use an idle machine; a full run takes 15 minutes.`

const tabled = ['build', 'bytes', 'interactions', 'lighthouse', 'requests']

await main(async () => {
  const options = {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const runs = Number(values.runs)
  if (values.help || !runs || positionals.some((name) => !names.includes(name))) throw new UsageError(usage)
  for (const name of positionals.length > 0 ? positionals : tabled)
    await measures[name]?.({ runs, only: values.only, write: values.write })
})
if (process.exitCode) process.exit()
