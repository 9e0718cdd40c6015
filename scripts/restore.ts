import './typescript.ts'

const { main, UsageError } = await import('@/lib/command/main')
const { embeddedDataDir } = await import('@/lib/operations/data-dir')
const { env } = await import('@/lib/platform/env')
const { restore } = await import('@/lib/operations/store-copy')

await main(() => {
  const [source] = process.argv.slice(2)
  if (!source)
    throw new UsageError(
      'npm run restore -- FILE\n\nRestores a backup. Stop the site first: docs/operations.md.',
    )
  const dataDir = embeddedDataDir()
  const states = restore(source, dataDir, env().REQUESTS_KEY)
  console.log('Restored:', states)
  if (states.uncertain)
    console.log(
      'Check the uncertain ones against the staff mailbox: they will not be sent again automatically.',
    )
})
