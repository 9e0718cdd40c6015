import type { NerveRootId } from '@/content/anatomy/nerve-roots'
import { SkinMap } from './skin-map'
import { skinMapWords } from '@/content/anatomy/nerve-roots'

interface DermatomesProps {
  highlighted: readonly NerveRootId[]
  /** Text alternative of the drawing. */
  title: string
}

const sides = ['front', 'back'] as const

/** Dermatome map, front and back, with its caveat. */
export function Dermatomes({ highlighted, title }: DermatomesProps) {
  const id = `skin-${highlighted.join('-')}`
  return (
    <figure>
      <div role="img" aria-label={title} className="flex items-end gap-6">
        {sides.map((side) => (
          <div key={side} className="min-w-0 flex-[0_1_9rem]">
            <p className="text-center text-sm font-semibold text-muted">{skinMapWords[side]}</p>
            <SkinMap side={side} highlighted={highlighted} clipId={`${id}-${side}`} />
          </div>
        ))}
      </div>
      <figcaption className="mt-4 measure text-sm text-muted">{skinMapWords.caution}</figcaption>
    </figure>
  )
}
