import { clearError, describe } from '@/components/sections/appointment/mark-fields'
import { contactForm } from '@/content/en/ui/contact/form'
import { likelyAddress, oddDigitCount } from '@/lib/contact/request/likely-typo'

const words = contactForm.typos

function hintOf(control: HTMLInputElement): HTMLElement | null {
  return control.form?.querySelector(`[data-hint-of="${control.name}"]`) ?? null
}

function setHint(control: HTMLInputElement, ...content: (string | Node)[]) {
  const hint = hintOf(control)
  if (!hint) return
  hint.replaceChildren(...content)
  describe(control, hint.id, content.length > 0)
}

function correctionButton(control: HTMLInputElement, address: string) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-link'
  button.textContent = words.use(address)
  button.addEventListener('click', () => {
    control.value = address
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  })
  return button
}

/** While a field is filled in: a hint is out of date, and a corrected field is no longer marked. */
export function typed(control: EventTarget): void {
  if (!('validity' in control)) return
  const field = control as HTMLInputElement
  setHint(field)
  if (field.value.trim() !== '' && field.validity.valid) clearError(field)
}

/** After a field: a hint at a likely typo. It never keeps anyone from sending the form. */
export function left(control: EventTarget): void {
  if (!(control instanceof HTMLInputElement)) return
  const address = control.name === 'email' ? likelyAddress(control.value) : null
  const digits = control.name === 'phone' ? oddDigitCount(control.value) : null
  if (address) setHint(control, `${words.question} `, correctionButton(control, address))
  else if (digits) setHint(control, words.digits(digits))
}
