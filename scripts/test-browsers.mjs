import './lib/typescript.mjs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as firefox from './browsers/firefox.mjs'
import { journeys } from './browsers/journeys.mjs'
import { visitor } from './browsers/page.mjs'
import * as webkit from './browsers/webkit.mjs'
import { installPackage } from './lib/debian-package.mjs'
import { main, Refusal } from './lib/run.mjs'
import { startSite } from './reliability/site.mjs'
import { flakyConnection } from '../tests/e2e/flaky-connection.ts'

/** `npm run test:browsers -- film`: only the journeys that have the word in their name. */
const [wanted = ''] = process.argv.slice(2)
const chosen = Object.entries(journeys).filter(([what]) => what.includes(wanted))

/** Goes through the journeys in one browser. @returns {Promise<boolean>} whether all of them ended well */
async function test({ name, packages, isInstalled, launch }, origin) {
  if (!isInstalled()) for (const each of packages) await installPackage(each)
  const driver = await launch()
  console.log(`\n${name}: ${driver.version}`)
  // On the first page the site finds out who is there, and draws what differs anew.
  const newcomer = visitor(driver, origin)
  await newcomer.open('/')
  await newcomer.until(
    `performance.getEntriesByType('resource').some(({ name, responseEnd }) => name.includes('_rsc=') && responseEnd)`,
    'the page has changed for this visitor',
  )
  let ok = true
  for (const [what, journey] of chosen) {
    const connection = await flakyConnection(origin)
    const failure = await journey(visitor(driver, origin), connection).catch((error) => error.message)
    connection.close()
    const problems = await driver.problems()
    const problem = failure ?? problems[0]
    console.log(problem ? `FAILED  ${what}: ${problem}` : `ok      ${what}`)
    ok &&= !problem
  }
  await driver.close()
  return ok
}

// On the build that is there.
await main(async () => {
  if (!chosen.length) throw new Refusal(`No journey has "${wanted}" in its name.`)
  const site = await startSite({
    dataDir: mkdtempSync(join(tmpdir(), 'browsers-')),
    env: { MAIL_TRANSPORT: 'file' },
  })
  const results = []
  for (const browser of [firefox, webkit]) results.push(await test(browser, site.url))
  await site.stop()
  return results.every(Boolean) ? 0 : 1
})
