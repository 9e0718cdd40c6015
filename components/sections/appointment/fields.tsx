import { fieldError, type FieldName } from '@/components/sections/appointment/field-error'
import { FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { contactForm } from '@/content/en/ui/contact/form'

/** Error codes by field. Unknown codes are shown as 'invalid'. */
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

type NameProps = { htmlFor: string; name: FieldName; isOptional?: boolean }

function Name({ htmlFor, name, isOptional = false }: NameProps) {
  return (
    <FieldLabel htmlFor={htmlFor}>
      {contactForm.fields[name]}
      {isOptional && <span className="font-normal text-muted"> ({contactForm.optional})</span>}
    </FieldLabel>
  )
}

/** Empty and hidden until there is an error. JavaScript fills it in place (mark-fields.ts). */
function Problem({ id, name, text }: { id: string; name: FieldName; text: string | null }) {
  return (
    <FieldError id={`${id}-error`} data-error-of={name} hidden={text === null} suppressHydrationWarning>
      {text}
    </FieldError>
  )
}

/** Empty until JavaScript finds a likely typo (corrections.ts). */
function Hint({ id, name }: { id: string; name: FieldName }) {
  return (
    <FieldDescription
      id={`${id}-hint`}
      aria-live="polite"
      data-hint-of={name}
      className="not-empty:mt-1.5"
      suppressHydrationWarning
    />
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
      <Name htmlFor={id} name={name} />
      <Input {...attributes} type={type} required autoComplete={autoComplete} />
      {type !== 'text' && <Hint id={id} name={name} />}
      <Problem id={id} name={name} text={error} />
    </div>
  )
}

type ChoiceProps = FieldState & { name: keyof typeof contactForm.choices }

function Choice({ name, ...state }: ChoiceProps) {
  const { id, error, control: attributes } = describe(name, state)
  return (
    <div>
      <Name htmlFor={id} name={name} isOptional />
      <Select {...attributes}>
        <option value="">{contactForm.noChoice[name]}</option>
        {Object.entries(contactForm.choices[name]).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Problem id={id} name={name} text={error} />
    </div>
  )
}

function Message(state: FieldState) {
  const { id, error, control: attributes } = describe('message', state)
  return (
    <div>
      <Name htmlFor={id} name="message" isOptional />
      <FieldDescription id={`${id}-hint`} className="mb-1.5">
        {contactForm.hints.message}
      </FieldDescription>
      <Textarea {...attributes} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`} rows={4} />
      <Problem id={id} name="message" text={error} />
    </div>
  )
}

/**
 * The fields of the request, with their values and errors. There is no maxlength: overlong text shows an
 * error instead of being silently truncated.
 */
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice {...state} name="bestTime" />
        <Choice {...state} name="language" />
      </div>
      <Choice {...state} name="condition" />
      <Message {...state} />
      {/* A honeypot for bots that fill in every field. People never see it or reach it with Tab. */}
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label htmlFor={`${state.idPrefix}-website`}>{contactForm.trapLabel}</label>
        <input id={`${state.idPrefix}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}
