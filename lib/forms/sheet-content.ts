import type { PatientForm } from '@/content/form-schema'
import { sheetWords } from '@/content/form-words'
import { practice } from '@/content/practice'
import type { PdfContent } from '@/lib/pdf/block'
import { sheetBlocks } from './sheet-blocks'
import type { FormValues } from './values'

/**
 * A form as a document: filled in as far as `values` go, or blank with null.
 * @param created a point in time in ISO form.
 */
export function sheetContent(form: PatientForm, values: FormValues | null, created: string): PdfContent {
  return {
    title: form.heading,
    subject: sheetWords.subject,
    author: practice.name,
    created,
    footer: `${practice.name} · ${form.heading}`,
    pageNumber: sheetWords.pageNumber,
    blocks: sheetBlocks(form, values),
  }
}
