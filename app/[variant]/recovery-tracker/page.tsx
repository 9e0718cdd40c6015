import './tracker.css'
import { Safety } from './_components/safety/safety'
import { Tracker } from './_components/tracker'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { pages } from '@/content/generated/en/pages'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/recovery-tracker', pages['recovery-tracker'])

const [safety, ...sections] = pages['recovery-tracker'].sections

/** The daily entry, warning signs with safety questions, the paper log and how to read it. */
export default function RecoveryTrackerPage() {
  if (!safety) return null
  return (
    <ReadingPage
      path="/recovery-tracker"
      page={{ ...pages['recovery-tracker'], sections }}
      alsoRead={safety}
      childrenFirst
      childEntries={[safety]}
      feature={
        <div id="tracker" className="container-page pb-8 print:pb-0">
          <Tracker worse={<MarkedText text={trackerWords.days.worse} />} />
        </div>
      }
      meta={<OfflineCopy page="/recovery-tracker" />}
    >
      <Safety section={safety} notes={inOrder(pages['recovery-tracker'].health?.sources ?? [])} />
    </ReadingPage>
  )
}
