import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure, tables } from './report'
import { writeBetween } from './write-between'

test('renders a report as a table', () => {
  const report = { title: 'Pages', command: 'npm run pages', commit: '0123456789', machine: '2 cores' }
  const figures = [figure('a|b', '0', 1, false)]
  const table = tables([{ ...report, date: '2026-11-20T10:00:00Z', figures }])
  expect(table).toMatch(/^### Pages\n\n`npm run pages`, 2026-11-20, commit 0123456; 2 cores\./)
  expect(table).toMatch(/^\| a\\\|b \| 0 \| 1 \| \*\*failed\*\* \|$/m)
})

describe('a document with markers', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'markers-')), 'document.md')
  const [begin, end] = ['<!-- figures: written by npm run bench -->', '<!-- end of figures -->']
  const put = (between: string) => writeBetween(file, { name: 'figures', writer: 'npm run bench' }, between)

  test('keeps its text when the content between the markers is replaced', () => {
    writeFileSync(file, `Before\n${begin}\nold\n${end}\nAfter`)
    put('| new |')
    put('| newer |')
    expect(readFileSync(file, 'utf8')).toBe(`Before\n${begin}\n\n| newer |\n\n${end}\nAfter`)
  })

  test('is left unchanged and named in the error if the markers are missing', () => {
    for (const text of ['Before', `${end}\n${begin}`]) {
      writeFileSync(file, text)
      expect(() => put('| new |')).toThrow(/document\.md has lost the markers of figures/)
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })
})
