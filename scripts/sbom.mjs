import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { main, Refusal } from './lib/run.mjs'
import { billOfMaterials } from './lib/sbom.mjs'

await main(async () => {
  const bill = await billOfMaterials()
  if (!bill) throw new Refusal('npm could not list the packages; `npm ci` mends the installation.')
  writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`sbom.cdx.json: CycloneDX ${bill.specVersion}, ${bill.components.length} packages.`)
})
