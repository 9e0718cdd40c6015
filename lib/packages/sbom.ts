import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJson } from '@/lib/command/root'

const args = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--loglevel=error',
]

type Manifest = Record<string, unknown>
type Lock = { packages: Record<string, { dev?: boolean } & Manifest> }
/** The parts of a CycloneDX document that are read here. */
export type BillOfMaterials = {
  bomFormat: string
  specVersion: string
  metadata: { component: { name: string } }
  components: { 'bom-ref': string }[]
}

const withoutTools = (manifest: Manifest) => ({ ...manifest, devDependencies: undefined })

/** The project as if it had no tools for development. */
function writeProduction(folder: string): void {
  const lock = readJson<Lock>('package-lock.json')
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev))
  const production = { ...lock, packages: { ...packages, '': withoutTools(packages[''] ?? {}) } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(withoutTools(readJson('package.json'))))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(production))
}

/**
 * What runs or builds the site, as CycloneDX JSON, by npm from package-lock.json. npm's own `--omit=dev` drops packages
 * that the site shares with the tools (zod, for one), so it is shown a project without tools.
 * @returns null where npm fails.
 */
export function billOfMaterials(): BillOfMaterials | null {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  try {
    writeProduction(folder)
    const { status, stdout } = spawnSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (status !== 0) return null
    const bill = JSON.parse(stdout) as BillOfMaterials
    // npm takes the folder's name.
    bill.metadata.component.name = readJson<{ name: string }>('package.json').name
    return bill
  } finally {
    rmSync(folder, { recursive: true })
  }
}
