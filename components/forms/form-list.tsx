import { FormsDesk } from './desk'
import { FormActions } from './form-actions'
import { FormOutline } from './form-outline'
import { FormPlace } from './form-place'
import { FormsSafe } from './forms-safe'
import { VisitPacket } from './visit-packet'
import type { PatientForm } from '@/content/form-schema'
import { formListWords } from '@/content/form-words'
import { patientForms } from '@/content/forms/all'

function BlankLink({ form: { id, heading, pages } }: { form: PatientForm }) {
  return (
    <a
      href={`/forms/${id}.pdf`}
      data-full-load=""
      className="inline-flex min-h-12 items-center gap-x-2 link"
      aria-label={`${formListWords.blank}: ${heading} ${formListWords.blankFile.replace('{pages}', String(pages))}`}
    >
      {formListWords.blank}
      <span className="font-normal text-muted">
        {formListWords.blankFile.replace('{pages}', String(pages))}
      </span>
    </a>
  )
}

/** The forms, each to be filled in here or printed, and to be read without script. */
export function FormList() {
  return (
    <FormsDesk>
      {patientForms.map((form, index) => (
        <section key={form.id} aria-labelledby={form.id} className="space-y-4">
          <h2 id={form.id} className="text-2xl">
            <span className="text-poppy-text">{index + 1}. </span>
            {form.heading}
          </h2>
          <p>{form.purpose}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <FormActions formId={form.id} heading={form.heading} />
            <BlankLink form={form} />
          </div>
          <FormPlace formId={form.id} heading={form.heading} />
          <FormOutline form={form} />
        </section>
      ))}
      <VisitPacket />
      <FormsSafe />
    </FormsDesk>
  )
}
