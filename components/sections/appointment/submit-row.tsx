import { SubmitButton } from '@/components/sections/appointment/submit-button'
import { buttonVariants } from '@/components/ui/button-variants'
import { contactForm } from '@/content/contact-form'

/** The emergency line, then the button. `view` tells the server that a browser without script wants a page back. */
export function SubmitRow() {
  return (
    <>
      <input type="hidden" name="view" value="page" />
      <p className="mt-6 mb-4 font-semibold text-alert">{contactForm.emergency}</p>
      <SubmitButton
        label={contactForm.submit}
        busyLabel={contactForm.submitting}
        className={`${buttonVariants({ size: 'lg' })} w-full`}
      />
      <p className="mt-3 text-sm text-muted">{contactForm.kept}</p>
    </>
  )
}
