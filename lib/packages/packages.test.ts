import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditOutcome } from './audit'
import { licensesDocument, productionLicenses } from './licenses'
import { readJson, root } from '@/lib/command/root'
import { billOfMaterials } from './sbom'

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

describe('the licenses of what runs or builds the site', () => {
  const of = (license: string | undefined, name = 'made-up', more = {}) =>
    productionLicenses({
      packages: {
        '': {},
        [`node_modules/${name}`]: { version: '1.0.0', ...(license && { license }), ...more },
      },
    })
  const allowed = (license: string | undefined, name?: string) => of(license, name)[0]?.allowed

  it('are all known, and the list is up to date', () => {
    const entries = productionLicenses(readJson('package-lock.json'))
    expect(entries.filter((entry) => !entry.allowed)).toEqual([])
    expect(entries.some(({ name }) => name === 'next')).toBeTruthy()
    expect(readFileSync(join(root, 'docs/licenses.md'), 'utf8')).toBe(licensesDocument(entries))
  })

  for (const license of ['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC'])
    it(`may be ${license}`, () => expect(allowed(license)).toBe(true))
  for (const license of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MPL-2.0',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN X',
    undefined,
  ])
    it(`may not be ${license}`, () => expect(allowed(license)).toBe(false))

  it('are looked at package by package where they ask for more', () => {
    expect(allowed('MPL-2.0', 'lightningcss')).toBe(true)
    expect(allowed('GPL-3.0', 'lightningcss')).toBe(false)
  })
  it('do not matter for what only tests use', () =>
    expect(of('GPL-3.0', 'made-up', { dev: true })).toEqual([]))
})

it('the bill of materials names what runs the site, and not what tests it', () => {
  const bill = billOfMaterials()
  if (!bill) throw new Error('npm made none')
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.metadata.component.name).toBe('hanford-spine')
  const made = new Set(bill.components.map((one) => one['bom-ref']))
  for (const [name, version] of Object.entries(readJson<Manifest>('package.json').dependencies))
    expect([name, Boolean(made.has(`${name}@${version}`))]).toEqual([name, true])
  const { jest, knip } = readJson<Manifest>('package.json').devDependencies
  expect([made.has(`jest@${jest}`), made.has(`knip@${knip}`)]).toEqual([false, false])
})

describe('npm audit', () => {
  const report = (counts: object, vulnerabilities = {}) =>
    JSON.stringify({
      vulnerabilities,
      metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
    })

  it('passes without anything grave', () =>
    expect(auditOutcome(report({ moderate: 3 })).outcome).toBe('passed'))
  it('fails for a high one, by name', () => {
    const next = { next: { name: 'next', severity: 'high' }, a: { name: 'a', severity: 'low' } }
    expect(auditOutcome(report({ high: 1 }, next))).toEqual({ outcome: 'failed', note: 'next (high)' })
  })
  it('fails for a critical one', () => expect(auditOutcome(report({ critical: 1 })).outcome).toBe('failed'))
  for (const silence of ['', '{"error":{"code":"ENOAUDIT"}}', '<html>'])
    it(`is told apart from no answer: ${silence || 'nothing'}`, () =>
      expect(auditOutcome(silence).outcome).toBe('not run'))
})
