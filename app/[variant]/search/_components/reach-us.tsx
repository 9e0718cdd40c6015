import { OtherDoors, ReachRegion } from './reach-region'
import { LocalDoors } from './local-doors'
import { searchDoors } from '@/content/en/ui/pages/search-doors'
import { currentMode } from '@/lib/variant/current-mode'

/** Other ways to get an answer, beside the results. Phones have them in their bar. */
export async function ReachUs() {
  return (
    <section aria-labelledby="reach-us" className="border-t border-ink pt-4 max-lg:hidden print:hidden">
      <h2 id="reach-us" className="mb-3 text-xl">
        {searchDoors.heading}
      </h2>
      <ReachRegion>{(await currentMode()) === 'local' ? <LocalDoors /> : <OtherDoors />}</ReachRegion>
    </section>
  )
}
