import { embeddedDataDir } from './lib/data-dir.mjs'
import { projectNode } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'

await main(async () => {
  const [target] = process.argv.slice(2)
  if (!target)
    throw new Refusal('npm run backup -- FILE\n\nCopies the store while the site runs. The key is not in it.')
  if (process.execPath !== projectNode())
    return (await runTool('scripts/backup.mjs', process.argv.slice(2))).ok ? 0 : 1
  const { backUp } = await import('./lib/store-copy.mjs')
  console.log(`${target}:`, backUp(embeddedDataDir(), target))
})
