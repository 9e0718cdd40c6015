import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { auditOutcome } from './lib/audit.mjs'
import { licensesDocument, productionLicenses } from './lib/licenses.mjs'
import { readJson, root } from './lib/paths.mjs'
import { billOfMaterials } from './lib/sbom.mjs'

describe('the licenses of what runs or builds the site', () => {
  const of = (license, name = 'made-up', more = {}) =>
    productionLicenses({
      packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', license, ...more } },
    })
  const allowed = (...args) => of(...args)[0].allowed

  it('are all known, and the list is up to date', () => {
    const entries = productionLicenses(readJson('package-lock.json'))
    assert.deepEqual(
      entries.filter((entry) => !entry.allowed),
      [],
    )
    assert.ok(entries.some(({ name }) => name === 'next'))
    assert.equal(readFileSync(join(root, 'docs/licenses.md'), 'utf8'), licensesDocument(entries))
  })

  for (const license of ['MIT', 'Apache-2.0', '(MIT OR GPL-3.0)', 'MIT AND ISC'])
    it(`may be ${license}`, () => assert.equal(allowed(license), true))
  for (const license of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'MPL-2.0',
    'MIT AND GPL-2.0',
    'SEE LICENSE IN X',
    undefined,
  ])
    it(`may not be ${license}`, () => assert.equal(allowed(license), false))

  it('are looked at package by package where they ask for more', () => {
    assert.equal(allowed('MPL-2.0', 'lightningcss'), true)
    assert.equal(allowed('GPL-3.0', 'lightningcss'), false)
  })
  it('do not matter for what only tests use', () =>
    assert.deepEqual(of('GPL-3.0', 'made-up', { dev: true }), []))
})

it('the bill of materials names what runs the site, and not what tests it', () => {
  const bill = billOfMaterials()
  assert.equal(bill.bomFormat, 'CycloneDX')
  assert.equal(bill.metadata.component.name, 'hanford-spine')
  const made = new Set(bill.components.map((one) => one['bom-ref']))
  for (const [name, version] of Object.entries(readJson('package.json').dependencies))
    assert.ok(made.has(`${name}@${version}`), name)
  const { jest, knip } = readJson('package.json').devDependencies
  assert.ok(!made.has(`jest@${jest}`) && !made.has(`knip@${knip}`))
})

describe('npm audit', () => {
  const report = (counts, vulnerabilities = {}) =>
    JSON.stringify({
      vulnerabilities,
      metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
    })

  it('passes without anything grave', () =>
    assert.equal(auditOutcome(report({ moderate: 3 })).outcome, 'passed'))
  it('fails for a high one, by name', () => {
    const next = { next: { name: 'next', severity: 'high' }, a: { name: 'a', severity: 'low' } }
    assert.deepEqual(auditOutcome(report({ high: 1 }, next)), { outcome: 'failed', note: 'next (high)' })
  })
  it('fails for a critical one', () => assert.equal(auditOutcome(report({ critical: 1 })).outcome, 'failed'))
  for (const silence of ['', '{"error":{"code":"ENOAUDIT"}}', '<html>'])
    it(`is told apart from no answer: ${silence || 'nothing'}`, () =>
      assert.equal(auditOutcome(silence).outcome, 'not run'))
})
