import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FieldDescription, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { contactFieldErrors } from '@/content/en/ui/contact/field-errors'
import { contactForm } from '@/content/en/ui/contact/form'

export type FieldName = keyof typeof contactFieldErrors

/** Error codes by field. Unknown codes are shown as 'invalid'. */
export type FieldCodes = Partial<Record<FieldName, string>>
export type FieldValues = Partial<Record<FieldName, string>>

/** What looks mistyped: the address that was probably meant, and the number of digits. */
export type Typos = { address?: string | null; digits?: number | null }

type FieldState = {
  idPrefix: string
  codes: FieldCodes
  values?: FieldValues
  typos?: Typos
  onUseAddress?: (address: string) => void
}

/** The message for a field's error code; unknown codes are treated as 'invalid'. */
export function fieldError(name: FieldName, code: string): string {
  const sentences: Record<string, string> = contactFieldErrors[name]
  return sentences[code] ?? contactFieldErrors[name].invalid
}

function describe(name: FieldName, { idPrefix, codes, values = {} }: FieldState, hasHint = false) {
  const id = `${idPrefix}-${name}`
  const code = codes[name]
  const descriptions = [hasHint && `${id}-hint`, code !== undefined && `${id}-error`].filter(Boolean)
  return {
    id,
    error: code === undefined ? null : fieldError(name, code),
    control: {
      id,
      name,
      defaultValue: values[name],
      // A link to the field leads below a notification.
      className: 'scroll-mt-16',
      'aria-invalid': code !== undefined || undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
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

const Problem = ({ id, text }: { id: string; text: string | null }) =>
  text !== null && <FieldError id={`${id}-error`}>{text}</FieldError>

type LineProps = FieldState & {
  name: FieldName
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  /** Says that something looks mistyped; it never keeps anyone from sending the form. */
  hint?: ReactNode
}

function Line({ name, type, autoComplete, hint, ...state }: LineProps) {
  const { id, error, control: attributes } = describe(name, state, Boolean(hint))
  return (
    <div>
      <Name htmlFor={id} name={name} />
      <Input {...attributes} type={type} required autoComplete={autoComplete} />
      {type !== 'text' && (
        <FieldDescription id={`${id}-hint`} aria-live="polite" className="not-empty:mt-1.5">
          {hint}
        </FieldDescription>
      )}
      <Problem id={id} text={error} />
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
      <Problem id={id} text={error} />
    </div>
  )
}

function Message(state: FieldState) {
  const { id, error, control: attributes } = describe('message', state, true)
  return (
    <div>
      <Name htmlFor={id} name="message" isOptional />
      <FieldDescription id={`${id}-hint`} className="mb-1.5">
        {contactForm.hints.message}
      </FieldDescription>
      <Textarea {...attributes} rows={4} />
      <Problem id={id} text={error} />
    </div>
  )
}

/**
 * The fields of the request, with their values and errors. There is no maxlength: overlong text shows an
 * error instead of being silently truncated.
 */
export function AppointmentFields({ typos: { address, digits } = {}, onUseAddress, ...state }: FieldState) {
  const addressHint = address && (
    <>
      {contactForm.typos.question}{' '}
      <Button type="button" variant="link" onClick={() => onUseAddress?.(address)}>
        {contactForm.typos.use(address)}
      </Button>
    </>
  )
  return (
    <div className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Line {...state} name="firstName" type="text" autoComplete="given-name" />
        <Line {...state} name="lastName" type="text" autoComplete="family-name" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Line {...state} name="email" type="email" autoComplete="email" hint={addressHint} />
        <Line
          {...state}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={digits && contactForm.typos.digits(digits)}
        />
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
