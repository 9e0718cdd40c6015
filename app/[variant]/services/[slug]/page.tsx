import { AtAGlance } from './_components/at-a-glance'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { glanceWords } from '@/content/en/ui/pages/at-a-glance'
import { servicePages } from '@/content/collections/services'
import { inOrder } from '@/lib/site/pages/source-order'
import { slugPages } from '@/lib/site/pages/slug-pages'

const { find, ...config } = slugPages('/services', servicePages)

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = config

export default async function ServicePage(props: Parameters<typeof find>[0]) {
  const { entry: service, path } = await find(props)
  return (
    <ReadingPage
      path={path}
      page={service}
      picture={<WhereItHappens levels={service.levels} note={service.levelsNote} />}
      childrenFirst
      childEntries={[{ id: 'at-a-glance', heading: glanceWords.heading }]}
    >
      <AtAGlance slug={service.slug} notes={inOrder(service.health.sources)} />
    </ReadingPage>
  )
}
