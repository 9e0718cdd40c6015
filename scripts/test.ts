import './typescript.ts'
import { parseArgs } from 'node:util'

const { main } = await import('@/lib/command/main')
const { runSecondPractice, runTests } = await import('@/tests/run/run-tests')

/* `npm test`; with --second-practice only another practice's site, and only the named browser tests, if any are named. */
await main(() => {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean' }, 'second-practice': { type: 'boolean' } },
    allowPositionals: true,
  })
  return values['second-practice'] ? runSecondPractice(positionals) : runTests(values.full ?? false)
})
