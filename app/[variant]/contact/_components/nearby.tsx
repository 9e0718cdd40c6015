import { LocationPromptButton } from '@/components/site/location-prompt-button'
import { buttonVariants } from '@/components/ui/button-variants'
import { contactPage } from '@/content/contact-page'

const words = contactPage.remote.nearby

/** The way in for a visitor whom the network's rough position put too far away. */
export function Nearby() {
  return (
    <section aria-labelledby="nearby" className="mt-14 rounded-lg bg-sage p-6 sm:p-8">
      <h2 id="nearby" className="text-xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-5 measure">{words.text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LocationPromptButton context="contact" className={buttonVariants()}>
          {words.button}
        </LocationPromptButton>
        <a href="/toggle" className="py-2 link">
          {words.own}
        </a>
      </div>
    </section>
  )
}
