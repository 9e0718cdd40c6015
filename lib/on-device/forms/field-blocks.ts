import type { PainMark } from '@/content/anatomy/body-areas'
import type { Field } from '@/content/schemas/form-schema'
import { sheetWords } from '@/content/en/ui/tools/forms'
import { longDate } from '@/lib/text/long-date'
import type { PdfAnswer, PdfBlock } from '@/lib/on-device/pdf/block'
import { bodyBlocks } from './body-figure'
import { typedDay } from './typed-day'
import { type FieldValue, type Row, isAnswered } from './values'

const numbers = Array.from({ length: 11 }, (_, number) => String(number))

type Table = Extract<Field, { kind: 'table' }>
type TextField = Extract<Field, { kind: 'line' | 'long' | 'day' }>

const ticks = (options: Record<string, string>, value: FieldValue) =>
  Object.entries(options).map(([id, label]) => ({
    label,
    isChecked: typeof value === 'string' ? value === id : value.some((checked) => checked === id),
  }))

/**
 * Longer text would push a row off the page, so the cell is truncated and the full text printed below the
 * table.
 */
const maxCellLength = 160

function longCells({ columns }: Table, rows: readonly Row[]): PdfBlock[] {
  return rows.flatMap((row) =>
    columns.flatMap(({ id, label }): PdfBlock[] => {
      const text = row[id] ?? ''
      return text.length > maxCellLength ? [{ kind: 'answer', label, text, lines: 1 }] : []
    }),
  )
}

const truncated = (text: string) =>
  text.length > maxCellLength ? `${text.slice(0, maxCellLength)}\u2026` : text

/** The filled rows, plus `empty` blank rows to write in. */
export function tableBlocks(field: Table, value: FieldValue, empty: number): PdfBlock[] {
  const { label, hint, columns } = field
  const filled = (value as Row[]).filter((row) => isAnswered([row]))
  const rows = [
    ...filled.map((row) => columns.map(({ id }) => truncated(row[id] ?? ''))),
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

/** A question with its typed answer. */
export function textBlock(field: TextField, value: string): PdfAnswer {
  const { label, hint } = field
  const day = field.kind === 'day' ? typedDay(value) : null
  const text = day ? longDate(day) : value.trim()
  const lines = field.kind === 'long' ? field.lines : 1
  return { kind: 'answer', label, text, lines, ...(hint ? { hint } : {}) }
}

/** One question as printed on the form: with its answer, or with room to write one. */
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
      const options = numbers.map((label) => ({ label, isChecked: label === value }))
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
