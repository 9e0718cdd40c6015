import { home } from '@/content/home'

/** The phone's expert-care card (spec 2.5). */
export function ExpertCare() {
  return (
    <section aria-labelledby="expert-care-heading" className="container-page section-space">
      <div className="rounded-lg bg-pine-deep p-6 text-on-deep">
        <h2 id="expert-care-heading" className="text-2xl">
          {home.expertCare.heading}
        </h2>
        <p className="mt-3">{home.expertCare.text}</p>
        <a href="/credentials" className="mt-4 inline-block py-2 font-semibold underline underline-offset-4">
          {home.expertCare.link}
        </a>
      </div>
    </section>
  )
}
