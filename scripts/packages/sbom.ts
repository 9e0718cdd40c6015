import '../typescript.ts'
import { writeFileSync } from 'node:fs'

const { main, UsageError } = await import('@/lib/command/main')
const { billOfMaterials } = await import('@/lib/packages/sbom')

await main(() => {
  const bill = billOfMaterials()
  if (!bill) throw new UsageError('npm could not list the packages; run `npm ci` to repair the installation.')
  writeFileSync('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`sbom.cdx.json: CycloneDX ${bill.specVersion}, ${bill.components.length} packages.`)
})
