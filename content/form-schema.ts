import { z } from 'zod'

// The forms are read in the browser too: under the page's policy zod's probe for eval would be reported.
z.config({ jitless: true })

/** What an answer is kept under. */
const fieldId = z.string().regex(/^[a-z][a-zA-Z0-9]*$/)
const words = z.string().trim().min(1)
const options = z.record(fieldId, words)

const asked = { id: fieldId, label: words, hint: words.optional() }
/** Two of these in a row stand side by side where there is room. */
const half = { isHalf: z.boolean().optional() }

/** What a question asks for. Every kind is known to the page (components/forms) and to the sheet (lib/forms). */
export const fieldSchema = z.discriminatedUnion('kind', [
  /** One line. `autoComplete` lets the browser offer what it knows. */
  z.strictObject({
    kind: z.literal('line'),
    ...asked,
    ...half,
    input: z.enum(['text', 'tel', 'email']).default('text'),
    autoComplete: words.optional(),
  }),
  /** Several lines; `lines` is their number on paper. */
  z.strictObject({ kind: z.literal('long'), ...asked, lines: z.number().int().min(2).max(8) }),
  /** A calendar day. A day that has to lie behind us, such as that of birth, is `past`. */
  z.strictObject({
    kind: z.literal('day'),
    ...asked,
    ...half,
    when: z.enum(['past', 'any']),
    autoComplete: words.optional(),
  }),
  /** One of these. */
  z.strictObject({ kind: z.literal('choice'), ...asked, options }),
  /** Any of these. */
  z.strictObject({ kind: z.literal('several'), ...asked, options }),
  /** A number from 0 to 10, with a word for either end. */
  z.strictObject({ kind: z.literal('scale'), ...asked, ends: z.tuple([words, words]) }),
  /** Rows of short texts, such as medicines. `rows` is how many there are on an empty sheet, `row` what one is called. */
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
  /** A body, front and back, to mark. */
  z.strictObject({ kind: z.literal('painMap'), ...asked }),
  /** Something to know before the next question. Asks nothing. */
  z.strictObject({ kind: z.literal('note'), id: fieldId, text: words }),
  /** A line that is signed by hand, on paper. The page has no such field. */
  z.strictObject({ kind: z.literal('signature'), id: fieldId, label: words }),
])

const formSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: words,
  /** One sentence for the list of forms. */
  purpose: words,
  /** How many the blank sheet has. A test counts them. */
  pages: z.number().int().positive(),
  sections: z.array(z.strictObject({ heading: words, fields: z.array(fieldSchema).min(1) })).min(1),
})

export type Field = z.infer<typeof fieldSchema>
export type PatientForm = z.infer<typeof formSchema>

/** Checks a form when the site is built: two questions under one name would overwrite each other. */
export function patientForm(form: z.input<typeof formSchema>): PatientForm {
  const parsed = formSchema.parse(form)
  const ids = parsed.sections.flatMap(({ fields }) => fields.map(({ id }) => id))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw new Error(`The form ${form.id} has two fields called ${twice}.`)
  return parsed
}
