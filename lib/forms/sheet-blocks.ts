import type { Field, PatientForm } from '@/content/form-schema'
import { sheetWords } from '@/content/form-words'
import type { PdfBlock } from '@/lib/pdf/block'
import { fieldBlocks } from './field-blocks'
import { type FormValues, parseValues } from './values'

/** The fields of a section, with two half ones that follow each other in one row. */
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
 * A form as a sheet: what is answered, and boxes and lines for what is not. With `values` null it is blank, with more
 * room. A signature is always a line for the hand.
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
