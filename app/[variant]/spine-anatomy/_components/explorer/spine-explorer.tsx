import { BackFigure } from '../figures/back-figure'
import { Explorer } from './explorer'
import { PartList } from '../articles/part-list'
import { RegionBlock } from '../articles/region-block'
import { SideFigure } from '../figures/side-figure'
import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { pages } from '@/content/generated/en/pages'
import type { SourceKey } from '@/content/sources'

/** The interactive spine: drawings, and text for each part. */
export function SpineExplorer({ notes }: { notes: readonly SourceKey[] }) {
  return (
    <section aria-labelledby="explore" className="container-page py-4 md:py-8">
      <h2 id="explore" className="sr-only">
        {anatomyWords.heading}
      </h2>
      <Explorer
        drawings={
          <>
            <SideFigure />
            <BackFigure />
          </>
        }
      >
        <div className="contents">
          {regions.map((region) => {
            const section = pages['spine-anatomy'].sections.find(({ id }) => id === region.id)
            return section && <RegionBlock key={region.id} region={region} section={section} notes={notes} />
          })}
        </div>
        <PartList />
      </Explorer>
    </section>
  )
}
