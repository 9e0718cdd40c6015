import '../typescript.ts'
import { writeFileSync } from 'node:fs'

const { main, UsageError } = await import('@/lib/command/main')
const { readJson } = await import('@/lib/command/root')
const { licensesDocument, productionLicenses } = await import('@/lib/packages/licenses')

await main(() => {
  const entries = productionLicenses(readJson('package-lock.json'))
  const refused = entries.filter(({ allowed }) => !allowed)
  const lines = refused.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  if (lines.length > 0) throw new UsageError(`Not allowed by lib/packages/licenses.ts:\n${lines.join('\n')}`)
  writeFileSync('docs/licenses.md', licensesDocument(entries))
  console.log(`docs/licenses.md: ${entries.length} packages, every license known.`)
})
