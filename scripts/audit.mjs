import { audit } from './lib/audit.mjs'
import { main } from './lib/run.mjs'

await main(() => {
  const { outcome, note } = audit()
  console.log(`npm audit: ${outcome} (${note})`)
  return outcome === 'failed' ? 1 : 0
})
