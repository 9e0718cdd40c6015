import { notFound } from 'next/navigation'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { conditionGuides } from '@/content/condition-guides'
import { guideListWords } from '@/content/condition-words'
import { pageMetadata } from '@/lib/metadata'

type Props = { params: Promise<{ slug: string }> }

/** Behind what it is and how it feels: whoever recognizes it learns at once how urgent it is. */
const helpAfter = 2

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
      helpAfter={helpAfter}
      meta={guide.alsoCalled.length > 0 && <p>{guideListWords.alsoCalled(guide.alsoCalled.join(', '))}</p>}
      aside={<WhereItHappens levels={guide.levels} note={guide.levelsNote} />}
    />
  )
}
