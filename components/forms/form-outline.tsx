import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import type { PatientForm } from '@/content/schemas/form-schema'
import { formListWords } from '@/content/en/ui/tools/forms'

/** All questions of a form, to read before starting or without JavaScript. */
export function FormOutline({ form }: { form: PatientForm }) {
  return (
    <Collapsible data-unread="" className="border-y border-line print:hidden">
      <CollapsibleTrigger className="py-2">{formListWords.asks}</CollapsibleTrigger>
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
    </Collapsible>
  )
}
