import { notFound } from 'next/navigation'
import { BeforeAndAfter } from './_components/before-and-after'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { procedureGuides } from '@/content/collections/procedures'
import { guideListWords, procedureWords } from '@/content/en/ui/pages/conditions'
import { pageMetadata } from '@/lib/site/metadata'
import { questionsAbout } from '@/lib/site/pages/questions-about'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return procedureGuides.map(({ slug }) => ({ slug }))
}

async function findGuide({ params }: Props) {
  const { slug } = await params
  return procedureGuides.find((guide) => guide.slug === slug) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const guide = await findGuide(props)
  return pageMetadata(`/resources/procedures/${guide.slug}`, guide)
}

export default async function ProcedurePage(props: Props) {
  const guide = await findGuide(props)
  return (
    <ReadingPage
      path={`/resources/procedures/${guide.slug}`}
      page={guide}
      questions={questionsAbout(guide.slug)}
      meta={guide.alsoCalled.length > 0 && <p>{guideListWords.alsoCalled(guide.alsoCalled.join(', '))}</p>}
      aside={<WhereItHappens levels={guide.levels} note={guide.levelsNote} />}
      childEntries={[procedureWords.ready]}
    >
      <BeforeAndAfter preparation={guide.preparation} followUp={guide.followUp} />
    </ReadingPage>
  )
}
