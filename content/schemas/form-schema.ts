import { z } from 'zod'

// Browsers load the forms too, where zod's probe for eval would violate the content security policy.
z.config({ jitless: true })

/** The id under which an answer is stored. */
const fieldId = z.string().regex(/^[a-z][a-zA-Z0-9]*$/)
const words = z.string().trim().min(1)
const options = z.record(fieldId, words)

const asked = { id: fieldId, label: words, hint: words.optional() }
/** Two consecutive half-width fields are shown side by side if there is room. */
const half = { isHalf: z.boolean().optional() }

/**
 * The kinds of fields. Each is implemented on the page (components/forms) and in the PDF
 * (lib/on-device/forms).
 */
export const fieldSchema = z.discriminatedUnion('kind', [
  /** One line. `autoComplete` enables browser autofill. */
  z.strictObject({
    kind: z.literal('line'),
    ...asked,
    ...half,
    input: z.enum(['text', 'tel', 'email']).default('text'),
    autoComplete: words.optional(),
  }),
  /** Several lines; `lines` is their number on paper. */
  z.strictObject({ kind: z.literal('long'), ...asked, lines: z.number().int().min(2).max(8) }),
  /** A calendar day; `past` for one that must not be in the future, such as a birth date. */
  z.strictObject({
    kind: z.literal('day'),
    ...asked,
    ...half,
    when: z.enum(['past', 'any']),
    /** Filled in with the day the form is opened for the first time. */
    startsToday: z.boolean().optional(),
    autoComplete: words.optional(),
  }),
  /** Choose one. */
  z.strictObject({ kind: z.literal('choice'), ...asked, options }),
  /** Choose any. */
  z.strictObject({ kind: z.literal('several'), ...asked, options }),
  /** A number from 0 to 10, with a label for each end. */
  z.strictObject({ kind: z.literal('scale'), ...asked, ends: z.tuple([words, words]) }),
  /** Rows of short texts, such as medicines. `rows` is the number on a blank form, `row` the name of one. */
  z.strictObject({
    kind: z.literal('table'),
    ...asked,
    row: words,
    rows: z.number().int().min(2).max(14),
    columns: z
      .array(z.strictObject({ id: fieldId, label: words, share: z.number().default(1) }))
      .min(2)
      .max(4),
  }),
  /** A drawing of the body, front and back, to mark. */
  z.strictObject({ kind: z.literal('painMap'), ...asked }),
  /** Information before the next question, without an answer. */
  z.strictObject({ kind: z.literal('note'), id: fieldId, text: words }),
  /** A line for a handwritten signature, on paper only. */
  z.strictObject({ kind: z.literal('signature'), id: fieldId, label: words }),
])

const formSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: words,
  /** One sentence for the list of forms. */
  purpose: words,
  /** The number of pages of the blank form; checked by a test. */
  pages: z.number().int().positive(),
  /** About how long it takes to fill out, in minutes. */
  minutes: z.number().int().positive(),
  sections: z.array(z.strictObject({ heading: words, fields: z.array(fieldSchema).min(1) })).min(1),
})

export type Field = z.infer<typeof fieldSchema>
export type PatientForm = z.infer<typeof formSchema>

/** Validates a form at build time. Duplicate ids would overwrite each other's answers. */
export function patientForm(form: z.input<typeof formSchema>): PatientForm {
  const parsed = formSchema.parse(form)
  const ids = parsed.sections.flatMap(({ fields }) => fields.map(({ id }) => id))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`The form ${form.id} has two fields called ${twice}.`)
  return parsed
}
