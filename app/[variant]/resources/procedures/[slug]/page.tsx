import { BeforeAndAfter } from './_components/before-and-after'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { TopFigure } from '@/components/sections/reading/top-figure'
import { WhereItHappens } from '@/components/sections/reading/where-it-happens'
import { procedureGuides } from '@/content/collections/procedures'
import { guideListWords, procedureWords } from '@/content/en/ui/pages/conditions'
import { takeFigure } from '@/lib/site/pages/lead-figure'
import { questionsAbout } from '@/lib/site/pages/questions-about'
import { slugPages } from '@/lib/site/pages/slug-pages'

const { find, ...config } = slugPages('/resources/procedures', procedureGuides)

export const dynamicParams = false
export const { generateStaticParams, generateMetadata } = config

export default async function ProcedurePage(props: Parameters<typeof find>[0]) {
  const { entry, path } = await find(props)
  const { figure, page: guide } = takeFigure(entry)
  return (
    <ReadingPage
      path={path}
      page={guide}
      questions={questionsAbout(guide.slug)}
      meta={guide.alsoCalled.length > 0 && <p>{guideListWords.alsoCalled(guide.alsoCalled.join(', '))}</p>}
      picture={figure && <TopFigure figure={figure} />}
      aside={<WhereItHappens levels={guide.levels} note={guide.levelsNote} />}
      childEntries={[procedureWords.ready]}
    >
      <BeforeAndAfter preparation={guide.preparation} followUp={guide.followUp} />
    </ReadingPage>
  )
}
