import './tracker.css'
import { Safety } from './_components/safety/safety'
import { Tracker } from './_components/tracker'
import { MarkedText } from '@/components/sections/reading/blocks/marked-text'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { Button } from '@/components/ui/button'
import { pages } from '@/content/generated/en/pages'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { pageMetadata } from '@/lib/site/metadata'
import { inOrder } from '@/lib/site/pages/source-order'

export const metadata = pageMetadata('/recovery-tracker', pages['recovery-tracker'])

const [safety, ...sections] = pages['recovery-tracker'].sections

/** Warning signs with safety questions, the daily entry, the paper log and how to read it. */
export default function RecoveryTrackerPage() {
  if (!safety) return null
  const { day, days, jump } = trackerWords
  return (
    <ReadingPage
      path="/recovery-tracker"
      page={{ ...pages['recovery-tracker'], sections }}
      alsoRead={safety}
      childrenFirst
      childEntries={[safety, { id: 'tracker', heading: day.heading }]}
      meta={
        <>
          <Button asChild className="order-first my-3 text-base max-sm:w-full print:hidden">
            <a href={`#${safety.id}`}>{jump}</a>
          </Button>
          <OfflineCopy page="/recovery-tracker" />
        </>
      }
    >
      <Safety section={safety} notes={inOrder(pages['recovery-tracker'].health?.sources ?? [])} />
      <div id="tracker" className="mt-12">
        <Tracker worse={<MarkedText text={days.worse} />} />
      </div>
    </ReadingPage>
  )
}
