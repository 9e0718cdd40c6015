import { readFileSync } from 'node:fs'
import { parse } from 'opentype.js'
import type { PdfBlock } from './block'
import { pdfDocument } from './document'
import { hasEmoji, printable, unprintable } from './printable'
import { partsOf, readPdf, textOfPdf } from '@/tests/support/content/read-pdf'

const font = (weight: number) =>
  new Uint8Array(
    readFileSync(
      `node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
    ),
  )
const fonts = { regular: font(400), bold: font(600) }

const makePdf = (...blocks: PdfBlock[]) =>
  pdfDocument(
    {
      title: 'A sheet',
      subject: 'A test',
      author: 'Nobody',
      created: '2026-11-22T12:00:00Z',
      footer: 'At the foot',
      pageNumber: 'Page {page} of {pages}',
      blocks,
    },
    fonts,
  )

const typesIn = async (...blocks: PdfBlock[]) =>
  partsOf(readPdf(await makePdf(...blocks)).document).map(({ type }) => type)

describe('a PDF document', () => {
  test('is tagged, has a language, and embeds its fonts', async () => {
    const pdf = readPdf(await makePdf({ kind: 'title', text: 'A sheet' }, { kind: 'text', text: 'Words.' }))
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-US', pages: 1, embedded: 2 })
    expect(pdf.fonts.filter((name) => !name.includes('AtkinsonHyperlegible'))).toEqual([])
  })

  test('is reproducible byte for byte', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'title', text: 'A sheet' },
      { kind: 'list', items: ['One', 'Two'] },
    ]
    expect(Buffer.from(await makePdf(...blocks)).equals(await makePdf(...blocks))).toBe(true)
  })

  test('has its blocks in reading order, without the footer', async () => {
    const text = textOfPdf(
      await makePdf(
        { kind: 'title', text: 'A sheet', lead: 'Its lead.' },
        { kind: 'heading', text: 'First' },
        {
          kind: 'pair',
          blocks: [
            { kind: 'answer', label: 'Name', text: 'Rosa Example', lines: 1 },
            { kind: 'answer', label: 'Day', text: '', lines: 1 },
          ],
        },
        { kind: 'signature', label: 'Sign here', dateLabel: 'Date' },
      ),
    )
    expect(text.split('\n')).toEqual([
      'A sheet',
      'Its lead.',
      'First',
      'Name',
      'Rosa Example',
      'Day',
      'Sign here',
      'Date',
    ])
  })

  test('states for each box whether it is checked', async () => {
    const options = [
      { label: 'Aching', isChecked: false },
      { label: 'Burning', isChecked: true },
    ]
    const text = textOfPdf(await makePdf({ kind: 'boxes', label: 'It feels', options }))
    expect(text.split('\n')).toEqual(['It feels', 'Not checked', 'Aching', 'Checked', 'Burning'])
  })

  test('a table has one caption and one set of column headers, even across pages', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => [`Medicine ${row}`, 'Once a day'])
    const pdf = readPdf(await makePdf({ kind: 'table', caption: 'All', head: ['Name', 'How often'], rows }))
    const types = partsOf(pdf.document).map(({ type }) => type)
    expect(pdf.pages).toBe(2)
    expect(types.filter((type) => type === 'Table')).toHaveLength(1)
    expect(types.filter((type) => type === 'TH')).toHaveLength(2)
    expect(types.filter((type) => type === 'TD')).toHaveLength(80)
  })

  test('a figure has alternative text, and headings have levels', async () => {
    const drawing = { title: 'Front', viewBox: [0, 0, 10, 10] as const, shapes: [{ d: 'M0 0L10 10' }] }
    const figure: PdfBlock = { kind: 'figure', alt: 'A line', height: 100, drawings: [drawing] }
    expect(textOfPdf(await makePdf(figure))).toContain('A line')
    expect(
      await typesIn(
        { kind: 'title', text: 'One' },
        { kind: 'chapter', text: 'Two' },
        { kind: 'heading', text: 'Three', isInChapter: true },
      ),
    ).toEqual(['Document', 'H1', 'H2', 'H3'])
  })

  test('a heading and a question move to the next page with their drawing', async () => {
    const lines = Array.from({ length: 20 }, (): PdfBlock => ({ kind: 'text', text: 'Words.' }))
    const shapes = [{ d: 'M0,0 L10,10', stroke: '#000000' }]
    const pdf = readPdf(
      await makePdf(
        ...lines,
        { kind: 'heading', text: 'Where you feel it' },
        { kind: 'label', label: 'Mark the places' },
        {
          kind: 'figure',
          alt: 'A body',
          height: 400,
          drawings: [{ title: 'Front', viewBox: [0, 0, 10, 10], shapes }],
        },
      ),
    )
    expect(pdf.pages).toBe(2)
    const pageOf = (text: string) => pdf.pageTexts.findIndex((page) => page.includes(text))
    expect(pageOf('Where you feel it')).toBe(1)
    expect(pageOf('Mark the places')).toBe(1)
  })

  test('text longer than a page continues and stays one element', async () => {
    const text = Array.from({ length: 900 }, (_, word) => `word${word}`).join(' ')
    const pdf = readPdf(await makePdf({ kind: 'answer', label: 'More', text, lines: 1 }))
    expect(pdf.pages).toBeGreaterThan(1)
    expect(partsOf(pdf.document).some((part) => /word0 .*word899/.test(part.text))).toBe(true)
  })
})

describe('characters', () => {
  test('every printable character is in both fonts', () => {
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) => letter.trim() !== '' && printable(letter) === letter,
    )
    expect(all.length).toBeGreaterThan(180)
    for (const bytes of Object.values(fonts)) {
      const parsed = parse(new Uint8Array(bytes).buffer)
      expect(all.filter((letter) => !parsed.hasChar(letter))).toEqual([])
    }
  })

  test.each([
    ['Nuñez, Zoë', 'Nuñez, Zoë'],
    ['Nun\u0303ez', 'Nuñez'],
    ['Dvořák', 'Dvorák'],
    ['Nguyễn', 'Nguyen'],
    ['a\tb\r\nc', 'a b\nc'],
    ['50 µg', '50 mcg'],
    ['My knee 😀 hurts 👍🏽', 'My knee hurts '],
    ['❤️ 100 % ©', '100 % ©'],
    ['4️⃣ and 🇲🇽', '4 and '],
    ['王 Example', '? Example'],
  ])('%s is printed as %s', (text, expected) => expect(printable(text)).toBe(expected))

  test('lists each unprintable character once, and no emoji', () => {
    expect(unprintable('王 and 王, Dvořák? 😀')).toEqual(['王'])
    expect(hasEmoji('Better 🙂')).toBe(true)
    expect(hasEmoji('Better, 10 % ™')).toBe(false)
  })
})
