import type { PatientForm } from '@/content/form-schema'
import { formListWords } from '@/content/form-words'

/** Everything that a form asks, to read: without script, or before one begins. */
export function FormOutline({ form }: { form: PatientForm }) {
  return (
    <details data-unread="" className="fold border-y border-line print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold">
        {formListWords.asks}
      </summary>
      <dl className="space-y-4 pb-6">
        {form.sections.map(({ heading, fields }) => (
          <div key={heading}>
            <dt className="font-semibold">{heading}</dt>
            <dd>
              <ul className="list-disc space-y-1 pl-6 marker:text-poppy">
                {fields.map((field) => (
                  <li key={field.id}>
                    {field.kind === 'note' ? field.text : field.label}
                    {'options' in field && `: ${Object.values(field.options).join('; ')}`}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
