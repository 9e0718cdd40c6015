import { build } from './lib/build.mjs'
import { main } from './lib/run.mjs'
import { ensureInstalled, exclusively } from './setup.mjs'

await main(async () => {
  await ensureInstalled({ development: false })
  await exclusively(() => build({ quiet: false }))
})
