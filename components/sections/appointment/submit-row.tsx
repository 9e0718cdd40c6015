import { buttonVariants } from '@/components/ui/button-variants'
import { contactForm } from '@/content/contact-form'

/** The emergency line, then the button. `view` tells the server that a browser without script wants a page back. */
export function SubmitRow({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <>
      <input type="hidden" name="view" value="page" />
      <p className="text-alert mt-6 mb-4 font-semibold">{contactForm.emergency}</p>
      <button type="submit" disabled={isSubmitting} className={`${buttonVariants({ size: 'lg' })} w-full`}>
        {isSubmitting ? contactForm.submitting : contactForm.submit}
      </button>
      <p className="text-muted mt-3 text-sm">{contactForm.kept}</p>
    </>
  )
}
