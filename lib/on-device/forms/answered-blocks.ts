import type { PainMark } from '@/content/anatomy/body-areas'
import type { Field, PatientForm } from '@/content/schemas/form-schema'
import { sheetWords } from '@/content/en/ui/tools/forms'
import type { PdfBlock } from '@/lib/on-device/pdf/block'
import { bodyBlocks } from './body-figure'
import { tableBlocks, textBlock } from './field-blocks'
import { type FieldValue, type FormValues, isAnswered } from './values'

const answer = (label: string, text: string): PdfBlock => ({ kind: 'answer', label, text, lines: 1 })

function chosen(options: Record<string, string>, value: FieldValue): string {
  const ids: readonly unknown[] = typeof value === 'string' ? [value] : value
  return Object.entries(options)
    .flatMap(([id, label]) => (ids.includes(id) ? [label] : []))
    .join('; ')
}

function fieldBlocks(field: Field, value: FieldValue): PdfBlock[] {
  switch (field.kind) {
    case 'line':
    case 'long':
    case 'day':
      return [{ ...textBlock({ ...field, hint: undefined }, value as string) }]
    case 'choice':
    case 'several':
      return [answer(field.label, chosen(field.options, value))]
    case 'scale':
      return [answer(field.label, sheetWords.outOfTen.replace('{number}', value as string))]
    case 'table':
      return tableBlocks({ ...field, hint: undefined }, value, 0)
    case 'painMap':
      return bodyBlocks(value as PainMark[])
    case 'note':
    case 'signature':
      return []
  }
}

/**
 * Only the answered fields of a form, section by section. `without` lists field ids that appear elsewhere in
 * the document.
 */
export function answeredBlocks(
  form: PatientForm,
  values: FormValues,
  without: readonly string[] = [],
): PdfBlock[] {
  return form.sections.flatMap(({ heading, fields }): PdfBlock[] => {
    const answered = fields.filter(({ id }) => isAnswered(values[id]) && !without.includes(id))
    if (answered.length === 0) return []
    return [
      { kind: 'heading', text: heading },
      ...answered.flatMap((field) => fieldBlocks(field, values[field.id] ?? '')),
    ]
  })
}
