import { notFound } from 'next/navigation'
import { ModelTexts } from './_components/model-texts'
import { Taglines } from './_components/taglines'
import { ContactDetails } from '@/components/sections/office/contact-details'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { legalPages, type LegalSlug } from '@/content/collections/legal'
import { legalWords } from '@/content/en/ui/pages/legal'
import { practice } from '@/content/generated/practice/practice'
import { longDate } from '@/lib/text/long-date'
import { pageMetadata } from '@/lib/site/metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return Object.keys(legalPages).map((slug) => ({ slug }))
}

const isLegal = (slug: string): slug is LegalSlug => slug in legalPages

async function findNotice({ params }: Props) {
  const { slug } = await params
  return isLegal(slug) ? { path: `/legal/${slug}`, notice: legalPages[slug] } : notFound()
}

export async function generateMetadata(props: Props) {
  const { path, notice } = await findNotice(props)
  return pageMetadata(path, notice)
}

export default async function LegalPage(props: Props) {
  const { path, notice } = await findNotice(props)
  return (
    <ReadingPage
      path={path}
      page={notice}
      meta={
        <>
          <p>{legalWords.effective(longDate(notice.effective))}</p>
          {!practice.legalReviewed && <p className="font-semibold text-ink">{legalWords.template}</p>}
        </>
      }
      childEntries={[
        ...(notice.taglines ? [{ id: 'taglines', heading: legalWords.taglinesHeading }] : []),
        { id: 'contact-details', heading: legalWords.contactHeading },
      ]}
    >
      {notice.taglines && <Taglines taglines={notice.taglines} />}
      <ContactDetails heading={legalWords.contactHeading} />
      <ModelTexts models={notice.models} />
    </ReadingPage>
  )
}
