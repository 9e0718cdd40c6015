import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { partIds, regionOf } from '@/lib/anatomy/parts'
import { isLevel } from '@/content/levels'
import { partName } from '@/lib/anatomy/part-name'

/** Every part by name, as links: the drawing's equivalent, with and without script. */
export function PartList() {
  return (
    <details className="order-3 fold border-y border-line print:hidden">
      <summary className="flex min-h-14 items-center justify-between font-semibold">
        {anatomyWords.list.summary}
      </summary>
      <nav aria-label={anatomyWords.list.summary} className="space-y-6 pb-6">
        {regions.map((region) => (
          <div key={region.id}>
            <a href={`#${region.id}`} className="inline-flex min-h-12 items-center font-heading text-xl link">
              {region.name}
            </a>
            <ul className="flex flex-wrap gap-x-1">
              {partIds
                .filter((id) => id !== region.id && regionOf(id) === region)
                .map((id) => (
                  <li key={id}>
                    <a href={`#${id}`} aria-label={partName(id)} className="anatomy-name">
                      {isLevel(id) ? id : partName(id)}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}
