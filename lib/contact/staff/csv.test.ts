import fc from 'fast-check'
import { csvText } from './csv'

/** RFC 4180, read as its grammar has it. */
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

test('UTF-8 with a byte order mark, CRLF, quotes doubled', () => {
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
])('%j is text to a spreadsheet', (cell) => expect(one(cell)).toMatch(/^'/))

test.each(['Jane', "O'Brien", 'a=b', 'jane@example.com', '555-0101', '', 'a-b; c'])(
  '%j stays as it is',
  (cell) => {
    expect(one(cell)).toBe(cell)
  },
)

test('nothing typed begins a cell as a formula, whatever the separator of the country', () => {
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

test('the cells are read back as they were, but for apostrophes', () => {
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
