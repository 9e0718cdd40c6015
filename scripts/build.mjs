import { build } from './lib/build.mjs'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { main } from './lib/run.mjs'
import { ensureInstalled, exclusively } from './setup.mjs'

await main(async () => {
  loadEnvironmentFiles()
  await ensureInstalled({ development: false })
  await exclusively(() => build({ quiet: false }))
})
