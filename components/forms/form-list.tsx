import { StoredFormsProvider } from './stored-forms'
import { FormActions } from './form-actions'
import { FormOutline } from './form-outline'
import { FormPlace } from './form-place'
import { FormsProgress } from './forms-progress'
import { FormsBackup } from './forms-backup'
import { VisitPacket } from './visit-packet'
import type { PatientForm } from '@/content/schemas/form-schema'
import { formListWords } from '@/content/en/ui/tools/forms'
import { patientForms } from '@/content/en/ui/forms/all'

function BlankLink({ form: { id, heading, pages } }: { form: PatientForm }) {
  return (
    <a
      href={`/forms/${id}.pdf`}
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

const sizeOf = ({ sections, minutes }: PatientForm) =>
  formListWords.size.replace('{parts}', String(sections.length)).replace('{minutes}', String(minutes))

/** The forms, each of which can be filled in, printed, or read without JavaScript. */
export function FormList() {
  return (
    <StoredFormsProvider>
      <FormsProgress formIds={patientForms.map(({ id }) => id)} />
      {patientForms.map((form, index) => (
        <section key={form.id} aria-labelledby={form.id} className="space-y-4">
          <h2 id={form.id} className="text-2xl">
            <span className="text-poppy-text">{index + 1}. </span>
            {form.heading}
          </h2>
          <p>
            {form.purpose} <span className="text-muted">{sizeOf(form)}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <FormActions formId={form.id} heading={form.heading} />
            <BlankLink form={form} />
          </div>
          <FormPlace formId={form.id} heading={form.heading} />
          <FormOutline form={form} />
        </section>
      ))}
      <VisitPacket />
      <FormsBackup />
    </StoredFormsProvider>
  )
}
