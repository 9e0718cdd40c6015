import fc from 'fast-check'
import { csvText } from '@/lib/contact/staff/export.server'

/** A parser that follows the grammar in RFC 4180. */
function readCsv(text: string): string[][] {
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy
  const rows: string[][] = []
  let row: string[] = []
  let end = 0
  for (const [whole, content, separator] of text.matchAll(cell)) {
    row.push(content!.replaceAll('""', '"'))
    end += whole.length
    if (separator === ',') continue
    rows.push(row)
    row = []
  }
  expect(end).toBe(text.length)
  return rows
}

const read = (text: string) => readCsv(text.replace(/^\uFEFF/, ''))
const one = (cell: string) => read(csvText([[cell]]))[0]![0]

test('UTF-8 with a byte order mark, CRLF, doubled quotes', () => {
  expect(
    csvText([
      ['a', 'b "c"'],
      ['é', 'two\nlines, comma'],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"é","two\nlines, comma"\r\n')
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\rx',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '﹢1',
  '−1',
  '\u00A0=1',
])('spreadsheets treat %j as text', (cell) => expect(one(cell)).toMatch(/^'/))

test.each(['Jane', "O'Brien", 'a=b', 'jane@example.com', '555-0101', '', 'a-b; c'])(
  '%j stays unchanged',
  (cell) => {
    expect(one(cell)).toBe(cell)
  },
)

test("no typed text starts a cell as a formula, with any locale's separator", () => {
  const cell = fc.string({
    unit: fc.constantFrom(
      ...['=', '+', '-', '@', '＝', '"', ';', ',', '\t', '\r', '\n', '|', ' ', "'", 'a', '1'],
    ),
  })
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows) => {
      const text = csvText(rows)
      expect(read(text).flat()).toHaveLength(rows.length * 2)
      for (const separator of [';', '\t', '|', ',']) {
        for (const part of text.split(new RegExp(`[${separator}\r\n]`)))
          expect(part.replaceAll('"', '').trimStart()).not.toMatch(/^[=+\-@＝]/)
      }
    }),
    { numRuns: 1000 },
  )
})

test('cells parse back unchanged except for apostrophes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 }),
      (rows) => {
        const plain = (cells: string[][]) => cells.map((row) => row.map((cell) => cell.replaceAll("'", '')))
        expect(plain(read(csvText(rows)))).toEqual(plain(rows))
      },
    ),
  )
})
