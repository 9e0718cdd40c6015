import { type BodyAreaId, type PainMark, bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { BodyFigure } from './body-figure'
import { PainArea } from './pain-area'
import { PainLetter } from './pain-letter'
import { PainPattern } from './pain-patterns'
import { kindsAt } from '@/lib/anatomy/body/pain-marks'
import { signAreas } from '@/lib/anatomy/body/sign-areas'
import { neighbor } from '@/lib/anatomy/body/neighbor'
import { painMapWords } from '@/content/anatomy/pain-map'
import { tappedArea } from './tapped-area'

interface PainFigureProps {
  name: string
  side: 'front' | 'back'
  marks: readonly PainMark[]
  onTap: (area: BodyAreaId) => void
}

/** One side of the body to mark. A single tab stop; arrow keys move within it. */
export function PainFigure({ name, side, marks, onTap }: PainFigureProps) {
  const areas = bodyAreaIds.filter((id) => bodyAreas[id].side === side)
  const [reached, setReached] = useState<BodyAreaId | undefined>(areas[0])
  const shown = marks.filter(({ area }) => bodyAreas[area].side === side)
  const patternId = (kind: string) => `${name}-${side}-${kind}`

  function handleClick(event: MouseEvent<SVGSVGElement>) {
    const area = tappedArea(event)
    if (area) onTap(area)
  }
  function handleKey(event: KeyboardEvent<SVGSVGElement>) {
    if (!reached) return
    const next = neighbor(reached, event.key)
    if (next) event.currentTarget.querySelector<SVGPathElement>(`[data-area=${next}]`)?.focus()
    else if (event.key === ' ' || event.key === 'Enter') onTap(reached)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
  }

  return (
    <BodyFigure
      side={side}
      role="group"
      aria-label={painMapWords.figure[side]}
      onClick={handleClick}
      onKeyDown={handleKey}
      className="w-70 max-w-full touch-manipulation print:w-50"
    >
      {[...new Set(shown.map(({ kind }) => kind))].map((kind) => (
        <PainPattern key={kind} id={patternId(kind)} kind={kind} />
      ))}
      {areas.map((area) => {
        const kinds = kindsAt(marks, area)
        return (
          <PainArea
            key={area}
            area={area}
            kinds={kinds}
            pattern={patternId(kinds[0] ?? '')}
            isReached={reached === area}
            onFocus={() => setReached(area)}
          />
        )
      })}
      <g aria-hidden className="pointer-events-none">
        {signAreas(marks, side).map(({ area, kind, x, y }) => (
          <PainLetter key={`${area} ${kind}`} kind={kind} x={x} y={y} />
        ))}
      </g>
    </BodyFigure>
  )
}
