import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { projectNode } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'
import { ensureInstalled } from './setup.mjs'

const usage = `npm run launch-check [-- --json]

Whether this checkout, with this configuration, is fit to go live. Ends with 1 when it is not. Run it where the site
will run, or with the same variables set. docs/launch.md says what it cannot see.`

function readArguments() {
  try {
    const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } })
    if (!values.help) return values
  } catch {
    // What it does not know is answered with what it knows.
  }
  throw new Refusal(usage)
}

async function check() {
  await import('./lib/typescript.mjs')
  const { siteContent } = await import('../lib/launch-check/site-content.ts')
  const { launchCheck } = await import('../lib/launch-check/launch-check.ts')
  const { textLookUp } = await import('../lib/launch-check/text-record.ts')
  const { reportOf } = await import('../lib/launch-check/report.ts')
  const lookUp = textLookUp(new Resolver())
  return reportOf(await launchCheck(siteContent, process.env, { now: new Date(), lookUp }))
}

await main(async () => {
  const { json } = readArguments()
  await ensureInstalled({ development: false })
  if (process.execPath !== projectNode())
    return (await runTool('scripts/launch-check.mjs', process.argv.slice(2))).ok ? 0 : 1
  loadEnvironmentFiles()
  const report = await check()
  const { reportTable } = await import('../lib/launch-check/report.ts')
  console.log(json ? JSON.stringify(report, null, 2) : reportTable(report))
  return report.isFit ? 0 : 1
})
