import './typescript.ts'

const { main, UsageError } = await import('@/lib/command/main')
const { root } = await import('@/lib/command/root')
const { checkContent, publish } = await import('@/lib/edit/publish')

/** `npm run publish -- "New phone number"`: checks the content, commits it with these words and pushes it. */
await main(async () => {
  const message = process.argv.slice(2).join(' ').trim()
  if (!message)
    throw new UsageError('Say in a few words what you changed: npm run publish -- "New phone number"')
  console.log('Checking the texts (about two minutes)...')
  const { isPublished, words } = await publish(message, { root, check: checkContent })
  console.log(words)
  return isPublished ? 0 : 1
})
