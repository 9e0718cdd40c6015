import './typescript.ts'
import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'

const { loadEnvironmentFiles } = await import('@/lib/command/env-files')
const { main, UsageError } = await import('@/lib/command/main')

const usage = `npm run launch-check [-- --json]

Checks whether this checkout, with its configuration, is ready to go live. Exits with 1 if not. Run it where the site
will run, or with the same variables set. docs/launch.md lists what it cannot check.`

function readArguments() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })
    if (!values.help) return values
  } catch {
    // Falls through to the usage text.
  }
  throw new UsageError(usage)
}

await main(async () => {
  const { json } = readArguments()
  loadEnvironmentFiles()
  const { siteContent } = await import('@/lib/launch-check/site-content')
  const { launchCheck } = await import('@/lib/launch-check/launch-check')
  const { reachDatabase } = await import('@/lib/launch-check/database-connection')
  const { textLookUp } = await import('@/lib/launch-check/text-record')
  const { reportOf, reportTable } = await import('@/lib/launch-check/report')
  const facts = { now: new Date(), lookUp: textLookUp(new Resolver()), reach: reachDatabase }
  const report = reportOf(await launchCheck(siteContent, process.env, facts))
  console.log(json ? JSON.stringify(report, null, 2) : reportTable(report))
  return report.isFit ? 0 : 1
})
