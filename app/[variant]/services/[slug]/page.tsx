import { notFound } from 'next/navigation'
import { AtAGlance } from './_components/at-a-glance'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { glanceWords } from '@/content/en/ui/pages/at-a-glance'
import { servicePages } from '@/content/collections/services'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return servicePages.map(({ slug }) => ({ slug }))
}

async function findService({ params }: Props) {
  const { slug } = await params
  return servicePages.find((service) => service.slug === slug) ?? notFound()
}

export async function generateMetadata(props: Props) {
  const service = await findService(props)
  return pageMetadata(`/services/${service.slug}`, service)
}

export default async function ServicePage(props: Props) {
  const service = await findService(props)
  return (
    <ReadingPage
      path={`/services/${service.slug}`}
      page={service}
      aside={<WhereItHappens levels={service.levels} note={service.levelsNote} />}
      childrenFirst
      childEntries={[{ id: 'at-a-glance', heading: glanceWords.heading }]}
    >
      <AtAGlance slug={service.slug} notes={inOrder(service.health.sources)} />
    </ReadingPage>
  )
}
