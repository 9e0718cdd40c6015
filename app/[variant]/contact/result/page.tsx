import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { RejectedRequest } from './_components/rejected-request'
import { UrgentRequest } from './_components/urgent-request'
import { ClearDraft } from '@/components/sections/appointment/clear-draft'
import { NextSteps } from '@/components/sections/appointment/next-steps'
import { Reference } from '@/components/sections/appointment/reference'
import { UrgentAdvice } from '@/components/sections/urgent-advice'
import { PageHeading } from '@/components/sections/page-heading'
import { Link } from '@/components/site/navigation/link'
import { contactNotices } from '@/content/en/ui/contact/form'
import { contactResult } from '@/content/en/ui/contact/page'
import { OUTCOME_COOKIE, readOutcome } from '@/lib/contact/intake/outcomes.server'
import { pageMetadata } from '@/lib/site/metadata'

type ResultPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Cross-site forms are rejected without reading this visitor's stored result. */
async function currentOutcome({ searchParams }: ResultPageProps) {
  if ((await searchParams).refused === 'foreign-origin') return { kind: 'foreign' } as const
  const outcome = await readOutcome((await cookies()).get(OUTCOME_COOKIE)?.value)
  return outcome ?? ({ kind: 'nothing' } as const)
}

export async function generateMetadata(props: ResultPageProps): Promise<Metadata> {
  const { title } = contactResult[(await currentOutcome(props)).kind]
  const { description } = contactResult
  return pageMetadata('/contact/result', { title, description })
}

/** The result of a form submitted without JavaScript. The only page rendered per visitor. */
export default async function ContactResultPage(props: ResultPageProps) {
  const outcome = await currentOutcome(props)
  const { heading, lead } = contactResult[outcome.kind]
  return (
    <>
      <PageHeading path="/contact/result" heading={heading} lead={lead} />
      <div className="container-page section-space">
        {outcome.kind === 'received' && (
          <div className="measure text-lg">
            <ClearDraft />
            {outcome.advice && <UrgentAdvice advice={outcome.advice} className="mb-6" />}
            <p>
              <strong>{contactNotices.success.title}</strong>{' '}
              {contactNotices[outcome.reference === null ? 'repeated' : 'success'].text}
            </p>
            <Reference>{outcome.reference}</Reference>
            <NextSteps {...outcome.next} />
          </div>
        )}
        {outcome.kind === 'urgent' && <UrgentRequest outcome={outcome} />}
        {outcome.kind === 'refused' && <RejectedRequest outcome={outcome} />}
        <Link href="/contact" className="mt-8 inline-block py-2 link">
          {contactResult.back}
        </Link>
      </div>
    </>
  )
}
