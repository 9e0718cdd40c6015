import './typescript.ts'
import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'

const { loadEnvironmentFiles } = await import('@/lib/command/env-files')
const { main, UsageError } = await import('@/lib/command/main')

const usage = `npm run launch-check [-- --json | --checklist]

Checks whether this checkout, with its configuration, is ready to go live. Exits with 1 if not. Run it where the site
will run, or with the same variables set. docs/launch.md lists what it cannot check.

--json       the same as JSON
--checklist  what the surgeon, the office manager, counsel and you have to provide, as a list to send by mail; exits with 0`

const flag = { type: 'boolean' } as const

function readArguments() {
  try {
    const { values } = parseArgs({ options: { json: flag, checklist: flag, help: flag } })
    if (!values.help) return values
  } catch {
    // Falls through to the usage text.
  }
  throw new UsageError(usage)
}

await main(async () => {
  const { json, checklist: isChecklist } = readArguments()
  loadEnvironmentFiles()
  const { siteContent } = await import('@/lib/launch-check/site-content')
  const { launchCheck } = await import('@/lib/launch-check/launch-check')
  const { reportOf, reportTable } = await import('@/lib/launch-check/report')
  const { reachDatabase } = await import('@/lib/launch-check/checks/database')
  const { textLookUp } = await import('@/lib/launch-check/checks/sender-domain')
  const { checklist } = await import('@/lib/launch-check/checklist')
  const lookUp = textLookUp(new Resolver({ timeout: 1500, tries: 1 }))
  const facts = { now: new Date(), lookUp, reach: reachDatabase }
  const findings = await launchCheck(siteContent, process.env, facts)
  if (isChecklist) {
    console.log(checklist(findings))
    return 0
  }
  const report = reportOf(findings)
  console.log(json ? JSON.stringify(report, null, 2) : reportTable(report))
  return report.isFit ? 0 : 1
})
