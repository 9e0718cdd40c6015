import type { NerveRootId } from '@/content/nerve-roots'
import { SkinMap } from './skin-map'
import { skinMapWords } from '@/content/nerve-roots'

interface DermatomesProps {
  lit: readonly NerveRootId[]
  /** What the drawing says, read to those who do not see it. */
  title: string
}

const sides = ['front', 'back'] as const

/** Where the skin belongs to which nerve root, from the front and the back, with the caution that belongs to it. */
export function Dermatomes({ lit, title }: DermatomesProps) {
  const id = `skin-${lit.join('-')}`
  return (
    <figure>
      <div role="img" aria-label={title} className="flex flex-wrap gap-x-12 gap-y-8 max-md:justify-center">
        {sides.map((side) => (
          <div key={side}>
            <p className="text-center text-sm font-semibold text-muted">{skinMapWords[side]}</p>
            <SkinMap side={side} lit={lit} clipId={`${id}-${side}`} />
          </div>
        ))}
      </div>
      <figcaption className="mt-4 measure text-sm text-muted">{skinMapWords.caution}</figcaption>
    </figure>
  )
}
