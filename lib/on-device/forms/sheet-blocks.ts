import type { Field, PatientForm } from '@/content/schemas/form-schema'
import { sheetWords } from '@/content/en/ui/tools/forms'
import type { PdfBlock } from '@/lib/on-device/pdf/block'
import { fieldBlocks } from './field-blocks'
import { type FormValues, parseValues } from './values'

/** The fields of a section in rows: two consecutive half-width fields share one. */
function inRows(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const isPair = isHalf(field) && last?.length === 1 && isHalf(last[0]!)
    if (isPair) last.push(field)
    else rows.push([field])
  }
  return rows
}

const isHalf = (field: Field) => 'isHalf' in field && field.isHalf === true

function rowBlocks(row: readonly Field[], answers: FormValues, isBlank: boolean): PdfBlock[] {
  const blocks = row.flatMap((field) => fieldBlocks(field, answers[field.id] ?? '', isBlank))
  const [left, right] = blocks
  const isPair = row.length === 2 && left?.kind === 'answer' && right?.kind === 'answer'
  return isPair ? [{ kind: 'pair', blocks: [left, right] }] : blocks
}

/**
 * A form for printing: its answers, plus boxes and lines for unanswered fields. With `values` null it is a
 * blank form with more room to write. A signature is always an empty line.
 */
export function sheetBlocks(form: PatientForm, values: FormValues | null): PdfBlock[] {
  const isBlank = values === null
  const answers = values ?? parseValues(form, null)
  const lead = isBlank ? sheetWords.lead : sheetWords.filledLead
  return [
    { kind: 'title', text: form.heading, lead },
    ...form.sections.flatMap(({ heading, fields }): PdfBlock[] => [
      { kind: 'heading', text: heading },
      ...inRows(fields).flatMap((row) => rowBlocks(row, answers, isBlank)),
    ]),
  ]
}
