import type { PatientForm } from '@/content/schemas/form-schema'
import { sheetWords } from '@/content/en/ui/tools/forms'
import { practice } from '@/content/generated/practice/practice'
import type { PdfContent } from '@/lib/on-device/pdf/block'
import { sheetBlocks } from './sheet-blocks'
import type { FormValues } from './values'

/**
 * A form as a PDF document: filled in with `values`, or blank if null.
 * @param created an ISO timestamp.
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
