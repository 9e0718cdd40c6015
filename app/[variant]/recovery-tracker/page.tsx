import './tracker.css'
import { Safety } from './_components/safety'
import { Tracker } from './_components/tracker'
import { MarkedText } from '@/components/sections/reading/marked-text'
import { ReadingPage } from '@/components/sections/reading/reading-page'
import { OfflineCopy } from '@/components/site/offline/offline-copy'
import { recoveryTracker } from '@/content/pages/recovery-tracker'
import { trackerWords } from '@/content/tracker-words'
import { pageMetadata } from '@/lib/metadata'
import { inOrder } from '@/lib/source-order'

export const metadata = pageMetadata('/recovery-tracker', recoveryTracker)

const [safety, ...sections] = recoveryTracker.sections

/** The signs that need help, the safety questions, the day; then the paper log and what it all means. */
export default function RecoveryTrackerPage() {
  if (!safety) return null
  const { day, days, jump } = trackerWords
  return (
    <ReadingPage
      path="/recovery-tracker"
      page={{ ...recoveryTracker, sections }}
      alsoRead={safety}
      childrenFirst
      childEntries={[safety, { id: 'tracker', heading: day.heading }]}
      meta={
        <>
          <a
            href={`#${safety.id}`}
            className="order-first my-3 btn btn-default text-base max-sm:w-full print:hidden"
          >
            {jump}
          </a>
          <OfflineCopy page="/recovery-tracker" />
        </>
      }
    >
      <Safety section={safety} notes={inOrder(recoveryTracker.health?.sources ?? [])} />
      <div id="tracker" className="mt-12">
        <Tracker worse={<MarkedText text={days.worse} />} />
      </div>
    </ReadingPage>
  )
}
