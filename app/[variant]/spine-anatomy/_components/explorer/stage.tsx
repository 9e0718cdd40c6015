'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useZoomed } from './use-zoomed'
import type { View, Zoom } from '@/lib/anatomy/zooms'
import { useHydrated } from '@/components/site/use-hydrated'
import { anatomyWords } from '@/content/anatomy/words'
import { type PartId, neighbor, walk, parsePart } from '@/lib/anatomy/parts'
import { partName } from '@/lib/anatomy/part-name'

interface StageProps {
  part: PartId
  onChoose: (part: PartId) => void
  /** Called when a part was chosen by tap or click, not by keyboard. */
  onPoint: () => void
  view: View
  zoom: Zoom
  layers: readonly string[]
  /** Both server-rendered drawings. */
  children: ReactNode
}

const keys: Record<string, (part: PartId) => PartId | undefined> = {
  ArrowUp: (part) => neighbor(part, -1),
  ArrowLeft: (part) => neighbor(part, -1),
  ArrowDown: (part) => neighbor(part, 1),
  ArrowRight: (part) => neighbor(part, 1),
  Home: () => walk[0],
  End: () => walk.at(-1),
}

/** Maximum distance of a tap from a bone's center, in pixels. */
const reach = 90

/** The part under a pointer, or the nearest one: in the full drawing a disc is thinner than a fingertip. */
function nearestPart(drawing: Element, { clientX, clientY, target }: MouseEvent): PartId | null {
  const hit = target instanceof Element ? target.closest<SVGElement>('[data-level]') : null
  if (hit) return parsePart(hit.dataset.level ?? '')
  const distances = [...drawing.querySelectorAll<SVGElement>('[data-level]')].flatMap((shape) => {
    const { left, top, width, height } = shape.getBoundingClientRect()
    // Hidden elements have no size.
    return width > 0
      ? [{ shape, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) }]
      : []
  })
  const nearest = distances
    .filter(({ distance }) => distance < reach)
    .toSorted((a, b) => a.distance - b.distance)[0]
  return nearest ? parsePart(nearest.shape.dataset.level ?? '') : null
}

/**
 * The drawing as a pointer and keyboard target. For keyboard and screen reader users it is a slider from the
 * tailbone up to C1 with a text value: a single tab stop, announced as it changes.
 */
export function Stage({ part, onChoose, onPoint, view, zoom, layers, children }: StageProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useZoomed(ref, view, zoom)

  const handleKey = (event: KeyboardEvent) => {
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
    // The script adds the role, because nothing here works without it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      data-shown={view}
      data-zoomed={zoom === 'whole' ? undefined : zoom}
      data-layers={layers.join(' ')}
      className="anatomy-stage"
      onClick={({ nativeEvent, currentTarget }) => {
        const next = nearestPart(currentTarget, nativeEvent)
        if (!next) return
        onChoose(next)
        onPoint()
      }}
      onKeyDown={handleKey}
      role={isHydrated ? 'slider' : undefined}
      {...slider}
    >
      {children}
    </div>
  )
}
