import { Button } from '@/components/ui/button'
import { contactForm } from '@/content/en/ui/contact/form'

type SubmitRowProps = { submit?: string; isSubmitting?: boolean }

/**
 * The emergency line and the button. `view` tells the server to respond with a page when the form is posted
 * without JavaScript.
 */
export function SubmitRow({ submit = contactForm.submit, isSubmitting = false }: SubmitRowProps) {
  return (
    <>
      <input type="hidden" name="view" value="page" />
      <p className="mt-6 mb-4 font-semibold text-alert">{contactForm.emergency}</p>
      <Button type="submit" size="lg" disabled={isSubmitting} className="w-full">
        {isSubmitting ? contactForm.submitting : submit}
      </Button>
      <p className="mt-3 text-sm text-muted">{contactForm.kept}</p>
    </>
  )
}
