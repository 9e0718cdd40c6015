import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { partIds, regionOf } from '@/lib/anatomy/parts'
import { isLevel } from '@/content/anatomy/levels'
import { partName } from '@/lib/anatomy/part-name'

/** Links to every part by name: the text equivalent of the drawing, with or without JavaScript. */
export function PartList() {
  return (
    <Collapsible className="order-3 border-y border-line print:hidden">
      <CollapsibleTrigger size="lg">{anatomyWords.list.summary}</CollapsibleTrigger>
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
    </Collapsible>
  )
}
