import { fieldError, type FieldName } from '@/components/sections/appointment/field-error'
import { contactForm } from '@/content/contact-form'

/** An error code for each field that has one; codes that no sentence knows are shown as 'invalid'. */
export type FieldCodes = Partial<Record<FieldName, string>>
export type FieldValues = Partial<Record<FieldName, string>>

type FieldState = { idPrefix: string; codes: FieldCodes; values: FieldValues }

function describe(name: FieldName, { idPrefix, codes, values }: FieldState) {
  const id = `${idPrefix}-${name}`
  const code = codes[name]
  return {
    id,
    error: code === undefined ? null : fieldError(name, code),
    control: {
      id,
      name,
      defaultValue: values[name],
      'aria-invalid': code !== undefined || undefined,
      'aria-describedby': code === undefined ? undefined : `${id}-error`,
    },
  }
}

function Label({
  htmlFor,
  name,
  isOptional = false,
}: {
  htmlFor: string
  name: FieldName
  isOptional?: boolean
}) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block font-semibold">
      {contactForm.fields[name]}
      {isOptional && <span className="font-normal text-muted"> ({contactForm.optional})</span>}
    </label>
  )
}

/** Empty and hidden until something is wrong: script fills it in place (mark-fields.ts). */
function FieldError({ id, name, text }: { id: string; name: FieldName; text: string | null }) {
  return (
    <p
      id={`${id}-error`}
      data-error-of={name}
      hidden={text === null}
      className="mt-1.5 text-sm font-semibold text-alert"
      suppressHydrationWarning
    >
      {text}
    </p>
  )
}

type LineProps = FieldState & {
  name: FieldName
  type: 'text' | 'email' | 'tel'
  autoComplete: string
}

function Line({ name, type, autoComplete, ...state }: LineProps) {
  const { id, error, control: attributes } = describe(name, state)
  return (
    <div>
      <Label htmlFor={id} name={name} />
      <input {...attributes} type={type} required autoComplete={autoComplete} className="field" />
      <FieldError id={id} name={name} text={error} />
    </div>
  )
}

function Condition(state: FieldState) {
  const { id, error, control: attributes } = describe('condition', state)
  return (
    <div>
      <Label htmlFor={id} name="condition" isOptional />
      <select {...attributes} className="field">
        <option value="">{contactForm.noCondition}</option>
        {Object.entries(contactForm.conditions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldError id={id} name="condition" text={error} />
    </div>
  )
}

function Message(state: FieldState) {
  const { id, error, control: attributes } = describe('message', state)
  return (
    <div>
      <Label htmlFor={id} name="message" isOptional />
      <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
        {contactForm.hints.message}
      </p>
      <textarea
        {...attributes}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        rows={4}
        className="field"
      />
      <FieldError id={id} name="message" text={error} />
    </div>
  )
}

/** The six fields of the request (spec 3), with what was typed and what is wrong with it. No maxlength: a text that is too
 * long is said to be, not silently cut. */
export function AppointmentFields(state: FieldState) {
  return (
    <div className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Line {...state} name="firstName" type="text" autoComplete="given-name" />
        <Line {...state} name="lastName" type="text" autoComplete="family-name" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Line {...state} name="email" type="email" autoComplete="email" />
        <Line {...state} name="phone" type="tel" autoComplete="tel" />
      </div>
      <Condition {...state} />
      <Message {...state} />
      {/* For programs that fill in everything. Out of sight and out of the tab order for people. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label htmlFor={`${state.idPrefix}-website`}>{contactForm.trapLabel}</label>
        <input id={`${state.idPrefix}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}
