import { Nearby } from './nearby'
import { buttonVariants } from '@/components/ui/button-variants'
import { contactPage } from '@/content/contact-page'

const words = contactPage.remote

/** Spec 2.9, remote. The two buttons load their pages in full (spec 2.1), so they are plain links. */
export function DesktopRemote() {
  return (
    <div className="container-page section-space">
      <div className="grid gap-x-12 gap-y-8 border-t border-ink md:grid-cols-3">
        {words.cards.map(({ title, text }) => (
          <section key={title} className="pt-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </section>
        ))}
      </div>
      <p className="mt-10 flex flex-wrap gap-4">
        <a href="/services" data-full-load="" className={buttonVariants()}>
          {words.servicesButton}
        </a>
        <a href="/resources" data-full-load="" className={buttonVariants({ variant: 'outline' })}>
          {words.resourcesButton}
        </a>
      </p>
      <Nearby />
    </div>
  )
}
