import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Returned } from './_components/returned'
import { ClearDraft } from '@/components/sections/appointment/clear-draft'
import { PageHeading } from '@/components/sections/page-heading'
import { contactNotices } from '@/content/contact-form'
import { contactResult } from '@/content/contact-page'
import { OUTCOME_COOKIE, readOutcome } from '@/lib/contact/outcomes.server'
import { pageMetadata } from '@/lib/metadata'

async function currentOutcome() {
  return readOutcome((await cookies()).get(OUTCOME_COOKIE)?.value)
}

export async function generateMetadata(): Promise<Metadata> {
  const { title } = contactResult[(await currentOutcome())?.kind ?? 'nothing']
  const { description } = contactResult
  return pageMetadata('/contact/result', { title, description })
}

/** What became of a request that was posted without script. The one page that is rendered for each visitor. */
export default async function ContactResultPage() {
  const outcome = await currentOutcome()
  const { heading, lead } = contactResult[outcome?.kind ?? 'nothing']
  return (
    <>
      <PageHeading path="/contact/result" heading={heading} lead={lead} />
      <div className="container-page section-space">
        {outcome?.kind === 'received' && (
          <div className="measure text-lg">
            <ClearDraft />
            <p>
              <strong>{contactNotices.success.title}</strong> {contactNotices.success.text}
            </p>
            <p className="mt-3">
              {contactNotices.reference}: <strong>{outcome.reference}</strong>
            </p>
          </div>
        )}
        {outcome?.kind === 'refused' && <Returned outcome={outcome} />}
        <a href="/contact" className="mt-8 inline-block py-2 link">
          {contactResult.back}
        </a>
      </div>
    </>
  )
}
