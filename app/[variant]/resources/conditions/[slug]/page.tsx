import { notFound } from 'next/navigation'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { conditionGuides } from '@/content/collections/conditions'
import { guideListWords } from '@/content/en/ui/pages/conditions'
import { pageMetadata } from '@/lib/site/metadata'
import { questionsAbout } from '@/lib/site/pages/questions-about'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return conditionGuides.map(({ slug }) => ({ slug }))
}

async function findGuide({ params }: Props) {
  const { slug } = await params
  return conditionGuides.find((guide) => guide.slug === slug) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const guide = await findGuide(props)
  return pageMetadata(`/resources/conditions/${guide.slug}`, guide)
}

export default async function ConditionPage(props: Props) {
  const guide = await findGuide(props)
  return (
    <ReadingPage
      path={`/resources/conditions/${guide.slug}`}
      page={guide}
      questions={questionsAbout(guide.slug)}
      meta={guide.alsoCalled.length > 0 && <p>{guideListWords.alsoCalled(guide.alsoCalled.join(', '))}</p>}
      aside={<WhereItHappens levels={guide.levels} note={guide.levelsNote} />}
    />
  )
}
