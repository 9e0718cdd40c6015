import { Button } from '@/components/ui/button'
import { site } from '@/content/site'
import { currentVariant } from '@/lib/current-variant'

/** The close of a text page: what to do next, in words that fit where the visitor is. */
export async function NextStep() {
  const { mode } = await currentVariant()
  const { heading, text, action } = site.nextStep[mode === 'local' ? 'local' : 'other']
  return (
    <section aria-labelledby="next-step" className="rounded-lg bg-sage p-6 sm:p-8 print:hidden">
      <h2 id="next-step" className="text-xl">
        {heading}
      </h2>
      <p className="mt-2 mb-5">{text}</p>
      <Button asChild>
        <a href="/contact">{action}</a>
      </Button>
    </section>
  )
}
