import { GuideList } from '@/components/sections/guide-list'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { procedureGuides } from '@/content/collections/procedures'
import { pages } from '@/content/generated/en/pages'
import { guideListWords } from '@/content/en/ui/pages/conditions'
import { pageMetadata } from '@/lib/site/metadata'

const lists = [
  { id: 'operations', heading: guideListWords.surgery, kind: 'surgery' },
  { id: 'injections', heading: guideListWords.injections, kind: 'injection' },
]

export const metadata = pageMetadata('/resources/procedures', pages.procedures)

export default function ProceduresPage() {
  return (
    <ReadingPage
      path="/resources/procedures"
      page={pages.procedures}
      isHub
      feature={
        <div className="container-page space-y-10 pt-8">
          {lists.map(({ id, heading, kind }) => (
            <GuideList
              key={id}
              id={id}
              heading={heading}
              folder="/resources/procedures"
              guides={procedureGuides.filter((guide) => guide.kind === kind)}
            />
          ))}
        </div>
      }
    />
  )
}
