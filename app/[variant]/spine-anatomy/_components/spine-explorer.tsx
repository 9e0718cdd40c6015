import { BackFigure } from './back-figure'
import { Explorer } from './explorer'
import { PartList } from './part-list'
import { RegionBlock } from './region-block'
import { SideFigure } from './side-figure'
import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { spineAnatomy } from '@/content/pages/spine-anatomy'
import type { SourceKey } from '@/content/sources'
import { currentVariant } from '@/lib/current-variant'

/** The interactive spine: drawings, and a text for each of their parts. */
export async function SpineExplorer({ notes }: { notes: readonly SourceKey[] }) {
  const { device } = await currentVariant()
  return (
    <section aria-labelledby="explore" className="container-page py-4 md:py-8">
      <h2 id="explore" className="sr-only">
        {anatomyWords.heading}
      </h2>
      <Explorer
        device={device}
        drawings={
          <>
            <SideFigure />
            <BackFigure />
          </>
        }
      >
        <div className="contents">
          {regions.map((region) => {
            const section = spineAnatomy.sections.find(({ id }) => id === region.id)
            return section && <RegionBlock key={region.id} region={region} section={section} notes={notes} />
          })}
        </div>
        <PartList />
      </Explorer>
    </section>
  )
}
