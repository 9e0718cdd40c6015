import { cookies } from 'next/headers'
import Link from 'next/link'
import { Returned } from './_components/returned'
import { PageHeading } from '@/components/sections/page-heading'
import { contactNotices } from '@/content/contact-form'
import { contactResult } from '@/content/contact-page'
import { OUTCOME_COOKIE, readOutcome } from '@/lib/contact/outcomes.server'
import { pageMetadata } from '@/lib/metadata'

export const metadata = { ...pageMetadata('/contact/result', contactResult), robots: 'noindex' }

/** What became of a request that was posted without script. The one page that is rendered for each visitor. */
export default async function ContactResultPage() {
  const outcome = readOutcome((await cookies()).get(OUTCOME_COOKIE)?.value)
  const { heading, lead } = contactResult[outcome?.kind ?? 'nothing']
  return (
    <>
      <PageHeading path="/contact/result" heading={heading} lead={lead} />
      <div className="container-page section-space">
        {outcome?.kind === 'received' && (
          <div className="measure text-lg">
            <p>
              <strong>{contactNotices.success.title}</strong> {contactNotices.success.text}
            </p>
            <p className="mt-3">
              {contactNotices.reference}: <strong>{outcome.reference}</strong>
            </p>
          </div>
        )}
        {outcome?.kind === 'refused' && <Returned outcome={outcome} />}
        <Link href="/contact" className="mt-8 inline-block py-2 link">
          {contactResult.back}
        </Link>
      </div>
    </>
  )
}
