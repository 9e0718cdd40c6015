'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { nearestPart } from './nearest-part'
import { useZoomed } from './use-zoomed'
import type { View, Zoom } from '@/lib/anatomy/zooms'
import { useHydrated } from '@/components/site/use-hydrated'
import { anatomyWords } from '@/content/anatomy/words'
import { type PartId, neighbour, walk } from '@/lib/anatomy/parts'
import { partName } from '@/lib/anatomy/part-name'

interface StageProps {
  part: PartId
  onChoose: (part: PartId) => void
  view: View
  zoom: Zoom
  layers: readonly string[]
  /** Both drawings, from the server. */
  children: ReactNode
}

const keys: Record<string, (part: PartId) => PartId | undefined> = {
  ArrowUp: (part) => neighbour(part, -1),
  ArrowLeft: (part) => neighbour(part, -1),
  ArrowDown: (part) => neighbour(part, 1),
  ArrowRight: (part) => neighbour(part, 1),
  Home: () => walk[0],
  End: () => walk.at(-1),
}

/**
 * The drawing as something to point at and to walk along. For the keyboard and for screen readers it is a slider from the
 * tailbone up to C1, whose value is a name: one stop of the tab key, spoken as it changes.
 */
export function Stage({ part, onChoose, view, zoom, layers, children }: StageProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useZoomed(ref, view, zoom)

  const walkTo = (event: KeyboardEvent) => {
    const next = !event.altKey && !event.ctrlKey && !event.metaKey && keys[event.key]?.(part)
    if (!next) return
    event.preventDefault()
    onChoose(next)
  }

  const slider = isHydrated && {
    tabIndex: 0,
    'aria-label': anatomyWords.drawing.walk,
    'aria-orientation': 'vertical' as const,
    'aria-valuemin': 1,
    'aria-valuemax': walk.length,
    'aria-valuenow': walk.length - Math.max(0, walk.indexOf(part)),
    'aria-valuetext': partName(part),
  }

  return (
    // Its role comes with the script, as nothing here can be worked without it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      data-shown={view}
      data-zoomed={zoom === 'whole' ? undefined : zoom}
      data-layers={layers.join(' ')}
      className="anatomy-stage"
      onClick={({ nativeEvent, currentTarget }) => {
        const next = nearestPart(currentTarget, nativeEvent)
        if (next) onChoose(next)
      }}
      onKeyDown={walkTo}
      role={isHydrated ? 'slider' : undefined}
      {...slider}
    >
      {children}
    </div>
  )
}
