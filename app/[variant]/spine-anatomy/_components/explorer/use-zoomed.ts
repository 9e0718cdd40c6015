import { type RefObject, useEffect } from 'react'
import type { View, Zoom } from '@/lib/anatomy/zooms'

type Box = readonly number[]

const boxOf = (text: string | undefined): Box => (text ?? '').split(' ').map(Number)
const milliseconds = 240

/**
 * Zooms a drawing to the requested section and sets the number of millimeters per pixel, so labels keep their
 * size. The sections are stored in the drawing's data attributes
 * (components/spine/geometry/anatomy-boxes.ts).
 */
export function useZoomed(stage: RefObject<HTMLElement | null>, view: View, zoom: Zoom) {
  useEffect(() => {
    const drawing = stage.current?.querySelector<SVGSVGElement>(`[data-view=${view}]`)
    if (!drawing) return
    const goal = boxOf(drawing.dataset[zoom])
    const start = boxOf(drawing.getAttribute('viewBox') ?? undefined)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const began = performance.now()

    const measure = ([, , width = 1, height = 1]: Box) => {
      const { clientWidth, clientHeight } = drawing
      drawing.style.setProperty('--mm', String(Math.max(width / clientWidth, height / clientHeight)))
    }
    const draw = (now: number) => {
      const at = isStill ? 1 : Math.min(1, (now - began) / milliseconds)
      const eased = 1 - (1 - at) ** 3
      const box = goal.map((length, order) => (start[order] ?? 0) + (length - (start[order] ?? 0)) * eased)
      drawing.setAttribute('viewBox', box.join(' '))
      measure(box)
      if (at < 1) frame = requestAnimationFrame(draw)
    }
    draw(began)
    const watch = new ResizeObserver(() => measure(boxOf(drawing.getAttribute('viewBox') ?? undefined)))
    watch.observe(drawing)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
    }
  }, [stage, view, zoom])
}
