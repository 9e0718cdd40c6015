import './typescript.ts'

const { main, UsageError } = await import('@/lib/command/main')
const { embeddedDataDir } = await import('@/lib/operations/data-dir')
const { backUp } = await import('@/lib/operations/store-copy')

await main(() => {
  const [target] = process.argv.slice(2)
  if (!target)
    throw new UsageError(
      'npm run backup -- FILE\n\nBacks up the database while the site is running. The key is not included.',
    )
  const states = Object.entries(backUp(embeddedDataDir(), target))
  const counts = states.map(([state, count]) => `${count} ${state}`).join(', ')
  console.log(`${target} is complete: ${counts || 'no requests yet'}.`)
})
