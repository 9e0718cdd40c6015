import { patientForms } from '@/content/en/ui/forms/all'
import type { PdfBlock } from '@/lib/on-device/pdf/block'
import { stringsIn } from '@/lib/text/strings-in'
import { packetContent } from './packet'
import { type PacketSources, availableParts } from './packet-sources'
import { sheetBlocks } from './sheet-blocks'
import { parseValues } from './values'

const day = {
  personId: 'one',
  date: '2026-11-20',
  pain: 4,
  walkingMinutes: 20,
  sleepHours: 6.5,
  sittingMinutes: null,
  medicineTaken: true,
  notes: 'Not for the visit.',
  notesForVisit: false,
  marks: [],
}

function sourcesWith(values: Record<string, object>, more: Partial<PacketSources> = {}): PacketSources {
  const forms = Object.fromEntries(patientForms.map((form) => [form.id, parseValues(form, values[form.id])]))
  return { questions: [], ownQuestions: '', plan: null, days: [], forms, ...more }
}

const full = sourcesWith(
  {
    'about-you': { name: 'Rosa Example', feels: ['burning'] },
    'health-history': { medicines: [{ name: 'Samplipril' }], conditions: ['diabetes'] },
    'pain-drawing': { marks: [{ area: 'back-left-low-back', kind: 'pain' }] },
    'records-release': { name: 'Rosa Example' },
  },
  {
    questions: ['What is causing this?'],
    days: [day, { ...day, date: '2026-11-21', pain: 2, notes: 'Stairs.', notesForVisit: true }],
  },
)

const blocksOf = (sources: PacketSources, parts = availableParts(sources)) =>
  packetContent(sources, { name: 'Rosa Example', day: '', parts }, '2026-11-22T12:00:00Z').blocks
const titles = (blocks: readonly PdfBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'chapter' ? [block.text] : []))

describe('the visit packet', () => {
  test('offers only the sections that have content', () => {
    expect(availableParts(sourcesWith({}))).toEqual([])
    expect(availableParts(full)).toEqual([
      'questions',
      'medicines',
      'days',
      'about-you',
      'health-history',
      'pain-drawing',
      'records-release',
    ])
  })

  test('puts the questions on the cover and medicines first', () => {
    const blocks = blocksOf(full)
    expect(blocks[0]).toMatchObject({ kind: 'title' })
    const cover = blocks.slice(
      0,
      blocks.findIndex(({ kind }) => kind === 'chapter'),
    )
    expect(stringsIn(cover)).toContain('What is causing this?')
    expect(titles(blocks)).toEqual([
      'Medicines and allergies',
      'About you and your visit',
      'Health history and medicines',
      'Pain drawing',
      'Records release',
      'Recovery log',
    ])
  })

  test('leaves out unticked sections', () => {
    const blocks = blocksOf(full, ['about-you'])
    expect(titles(blocks)).toEqual(['About you and your visit'])
    expect(stringsIn(blocks)).not.toContain('Samplipril')
  })

  test('lists medicines only once', () => {
    const count = (parts?: string[]) =>
      stringsIn(blocksOf(full, parts)).filter((text) => text === 'Samplipril').length
    expect(count()).toBe(1)
    expect(count(['health-history'])).toBe(1)
  })

  test('includes only the log notes marked for the visit', () => {
    const words = stringsIn(blocksOf(full, ['days']))
    expect(words).toContain('Stairs.')
    expect(words).not.toContain('Not for the visit.')
    expect(words.some((text) => text.includes('lowest 2, highest 4, and 2 on the last day'))).toBe(true)
  })
})

describe('a printed form', () => {
  test('always prints the signature as an empty line', () => {
    const form = patientForms.find(({ id }) => id === 'records-release')!
    const values = parseValues(form, { name: 'Rosa Example', signature: 'Rosa Example' })
    expect(values).not.toHaveProperty('signature')
    for (const blocks of [sheetBlocks(form, null), sheetBlocks(form, values)]) {
      expect(blocks.filter(({ kind }) => kind === 'signature')).toEqual([
        { kind: 'signature', label: expect.any(String), dateLabel: 'Date' },
      ])
    }
  })

  test('describes the marks in the alternative text', () => {
    const form = patientForms.find(({ id }) => id === 'pain-drawing')!
    const values = parseValues(form, { marks: [{ area: 'back-left-calf', kind: 'numb' }] })
    const figure = sheetBlocks(form, values).find(({ kind }) => kind === 'figure')
    expect(figure).toMatchObject({
      alt: 'Marked on the drawing: Left calf and back of the knee (numb).',
    })
  })

  test('prints the full text of a truncated cell below the table', () => {
    const form = patientForms.find(({ id }) => id === 'health-history')!
    const reason = 'word '.repeat(60)
    const words = stringsIn(
      sheetBlocks(form, parseValues(form, { medicines: [{ name: 'Samplipril', reason }] })),
    )
    expect(words).toContain(reason)
    expect(words.filter((text) => text.endsWith('…'))).toHaveLength(1)
  })
})
