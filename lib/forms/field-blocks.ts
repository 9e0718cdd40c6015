import type { PainMark } from '@/content/body-areas'
import type { Field } from '@/content/form-schema'
import { sheetWords } from '@/content/form-words'
import { longDate } from '@/lib/long-date'
import type { PdfAnswer, PdfBlock } from '@/lib/pdf/block'
import { bodyBlocks } from './body-figure'
import { typedDay } from './typed-day'
import { type FieldValue, type Row, isAnswered } from './values'

const numbers = Array.from({ length: 11 }, (_, number) => String(number))

type Table = Extract<Field, { kind: 'table' }>
type TextField = Extract<Field, { kind: 'line' | 'long' | 'day' }>

const ticks = (options: Record<string, string>, value: FieldValue) =>
  Object.entries(options).map(([id, label]) => ({
    label,
    isTicked: typeof value === 'string' ? value === id : value.some((ticked) => ticked === id),
  }))

/** A cell with more would push its row off the page; all of it stands below the table. */
const mostInCell = 160

function longCells({ columns }: Table, rows: readonly Row[]): PdfBlock[] {
  return rows.flatMap((row) =>
    columns.flatMap(({ id, label }): PdfBlock[] => {
      const text = row[id] ?? ''
      return text.length > mostInCell ? [{ kind: 'answer', label, text, lines: 1 }] : []
    }),
  )
}

const inCell = (text: string) => (text.length > mostInCell ? `${text.slice(0, mostInCell)}\u2026` : text)

/** The rows that say something, and `empty` more for a pen. */
export function tableBlocks(field: Table, value: FieldValue, empty: number): PdfBlock[] {
  const { label, hint, columns } = field
  const filled = (value as Row[]).filter((row) => isAnswered([row]))
  const rows = [
    ...filled.map((row) => columns.map(({ id }) => inCell(row[id] ?? ''))),
    ...Array.from({ length: empty }, () => columns.map(() => '')),
  ]
  return [
    {
      kind: 'table',
      caption: label,
      ...(hint ? { hint } : {}),
      head: columns.map((column) => column.label),
      rows,
      widths: columns.map(({ share }) => share),
    },
    ...longCells(field, filled),
  ]
}

/** A question with what was typed. */
export function textBlock(field: TextField, value: string): PdfAnswer {
  const { label, hint } = field
  const day = field.kind === 'day' ? typedDay(value) : null
  const text = day ? longDate(day) : value.trim()
  const lines = field.kind === 'long' ? field.lines : 1
  return { kind: 'answer', label, text, lines, ...(hint ? { hint } : {}) }
}

/** One question as it stands on the sheet: with its answer, or with room for a pen. */
export function fieldBlocks(field: Field, value: FieldValue, isBlank: boolean): PdfBlock[] {
  switch (field.kind) {
    case 'line':
    case 'long':
    case 'day':
      return [textBlock(field, value as string)]
    case 'choice':
      return [
        {
          kind: 'boxes',
          label: field.label,
          ...(field.hint ? { hint: field.hint } : {}),
          options: ticks(field.options, value),
          isRow: true,
        },
      ]
    case 'several':
      return [
        {
          kind: 'boxes',
          label: field.label,
          hint: field.hint ?? sheetWords.anyOf,
          options: ticks(field.options, value),
        },
      ]
    case 'scale': {
      const [none, worst] = field.ends
      const hint = sheetWords.scaleEnds.replace('{none}', none).replace('{worst}', worst)
      const options = numbers.map((label) => ({ label, isTicked: label === value }))
      return [{ kind: 'boxes', label: field.label, hint, options, isRow: true }]
    }
    case 'table':
      return tableBlocks(field, value, isBlank ? field.rows : 2)
    case 'painMap':
      return [
        { kind: 'label', label: field.label, ...(isBlank && field.hint ? { hint: field.hint } : {}) },
        ...bodyBlocks(value as PainMark[]),
      ]
    case 'note':
      return [{ kind: 'text', text: field.text }]
    case 'signature':
      return [{ kind: 'signature', label: field.label, dateLabel: sheetWords.signatureDate }]
  }
}
