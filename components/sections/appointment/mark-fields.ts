import { fieldError, type FieldName } from '@/components/sections/appointment/field-error'

/** Adds a text to a field's description, or removes it. */
export function describe(control: Element, id: string, isDescribed: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other && other !== id)
  const ids = isDescribed ? [...others, id] : others
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

function mark(form: HTMLFormElement, error: HTMLElement, code: string | undefined): void {
  const name = error.dataset.errorOf as FieldName
  const control = form.querySelector(`[name="${name}"]`)
  error.textContent = code === undefined ? '' : fieldError(name, code)
  error.hidden = code === undefined
  if (!control) return
  describe(control, error.id, code !== undefined)
  if (code === undefined) control.removeAttribute('aria-invalid')
  else control.setAttribute('aria-invalid', 'true')
}

/** Clears the error of a field that was corrected. */
export function clearError({ form, name }: HTMLInputElement): void {
  const error = form?.querySelector<HTMLElement>(`[data-error-of="${name}"]:not([hidden])`)
  if (form && error) mark(form, error, undefined)
}

/**
 * Associates each error with its field and clears errors from valid fields. The fields are server HTML
 * without a component of their own, so they are updated in place.
 * @returns the first invalid field.
 */
export function markFields(form: HTMLFormElement, codes: Record<string, string>): HTMLElement | null {
  for (const error of form.querySelectorAll<HTMLElement>('[data-error-of]'))
    mark(form, error, codes[error.dataset.errorOf ?? ''])
  return form.querySelector('[aria-invalid=true]')
}
