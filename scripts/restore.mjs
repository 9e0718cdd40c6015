import { embeddedDataDir } from './lib/data-dir.mjs'
import { projectNode } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'

await main(async () => {
  const [source] = process.argv.slice(2)
  if (!source)
    throw new Refusal(
      'npm run restore -- FILE\n\nPuts a backup in place. Stop the site first: docs/operations.md.',
    )
  if (process.execPath !== projectNode())
    return (await runTool('scripts/restore.mjs', process.argv.slice(2))).ok ? 0 : 1
  const { restore } = await import('./lib/store-copy.mjs')
  const states = restore(source, embeddedDataDir())
  console.log('Restored:', states)
  if (states.uncertain)
    console.log('Compare the uncertain ones with the mailbox of the staff: they were not sent again.')
})
