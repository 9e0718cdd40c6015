import { fieldError, type FieldName } from '@/components/sections/appointment/field-error'

/** The ids for aria-describedby, with or without the error. */
function describedBy(control: Element, errorId: string, isWrong: boolean): string {
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== errorId)
  return (isWrong ? [...others, errorId] : others).join(' ')
}

/**
 * Associates each error with its field and clears errors from valid fields. The fields are server HTML
 * without a component of their own, so they are updated in place.
 * @returns the first invalid field.
 */
export function markFields(form: HTMLFormElement, codes: Record<string, string>): HTMLElement | null {
  for (const error of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
    const name = error.dataset.errorOf as FieldName
    const control = form.querySelector(`[name="${name}"]`)
    const code = codes[name]
    error.textContent = code === undefined ? '' : fieldError(name, code)
    error.hidden = code === undefined
    if (!control) continue
    const ids = describedBy(control, error.id, code !== undefined)
    if (ids) control.setAttribute('aria-describedby', ids)
    else control.removeAttribute('aria-describedby')
    if (code === undefined) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
  return form.querySelector('[aria-invalid=true]')
}
