import { spawnSync } from 'node:child_process'
import { productionLicenses } from './licenses.mjs'
import { readJson, root } from './paths.mjs'

/**
 * What the site is made of, as CycloneDX JSON, by npm itself from package-lock.json. npm's own `--omit=dev` also drops
 * packages that the site and the tests share (zod, for one), so what only the tests use is taken out here.
 * @returns {any} null where npm fails
 */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']
  const { status, stdout } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) return null
  const bill = JSON.parse(stdout)
  const { name, version } = readJson('package.json')
  const kept = new Set(
    productionLicenses(readJson('package-lock.json')).map((one) => `${one.name}@${one.version}`),
  )
  // npm takes the folder's name, which is another one on every machine.
  const component = { ...bill.metadata.component, name, type: 'application' }
  return {
    ...bill,
    metadata: { ...bill.metadata, component },
    components: bill.components.filter((one) => kept.has(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => kept.has(ref) || ref === `${name}@${version}`)
      .map((one) => ({ ...one, dependsOn: one.dependsOn?.filter((ref) => kept.has(ref)) })),
  }
}
