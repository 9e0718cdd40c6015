import { SubmitButton } from '@/components/sections/appointment/submit-button'
import { contactForm } from '@/content/en/ui/contact/form'

/**
 * The emergency line and the button. `view` tells the server to respond with a page when the form is posted
 * without JavaScript.
 */
export function SubmitRow({ submit = contactForm.submit }: { submit?: string }) {
  return (
    <>
      <input type="hidden" name="view" value="page" />
      <p className="mt-6 mb-4 font-semibold text-alert">{contactForm.emergency}</p>
      <SubmitButton label={submit} busyLabel={contactForm.submitting} />
      <p className="mt-3 text-sm text-muted">{contactForm.kept}</p>
    </>
  )
}
