import '../typescript.ts'

const { main } = await import('@/lib/command/main')
const { audit } = await import('@/lib/packages/audit')

await main(() => {
  const { outcome, note } = audit()
  console.log(`npm audit: ${outcome} (${note})`)
  return outcome === 'failed' ? 1 : 0
})
