import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { writeBetween } from './lib/between-markers.mjs'

const file = join(mkdtempSync(join(tmpdir(), 'markers-')), 'document.md')
const [begin, end] = ['<!-- figures: written by npm run bench -->', '<!-- end of figures -->']
const put = (between) => writeBetween(file, { name: 'figures', writer: 'npm run bench' }, between)

it('what a program writes stands between its markers, and a document keeps its own words', () => {
  writeFileSync(file, `Before\n${begin}\nold\n${end}\nAfter`)
  put('| new |')
  put('| newer |')
  assert.equal(readFileSync(file, 'utf8'), `Before\n${begin}\n\n| newer |\n\n${end}\nAfter`)
})

it('a document that lost its markers stays as it is, and is named', () => {
  for (const text of ['Before', `${end}\n${begin}`]) {
    writeFileSync(file, text)
    assert.throws(() => put('| new |'), /document\.md has lost the markers of figures/)
    assert.equal(readFileSync(file, 'utf8'), text)
  }
})
