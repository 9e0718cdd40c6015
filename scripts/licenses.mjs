import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licensesDocument, productionLicenses } from './lib/licenses.mjs'
import { readJson, root } from './lib/paths.mjs'
import { main, Refusal } from './lib/run.mjs'

await main(() => {
  const entries = productionLicenses(readJson('package-lock.json'))
  const refused = entries.filter(({ allowed }) => !allowed)
  const lines = refused.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  if (lines.length > 0) throw new Refusal(`Not allowed by scripts/lib/licenses.mjs:\n${lines.join('\n')}`)
  writeFileSync(join(root, 'docs/licenses.md'), licensesDocument(entries))
  console.log(`docs/licenses.md: ${entries.length} packages, every license known.`)
})
