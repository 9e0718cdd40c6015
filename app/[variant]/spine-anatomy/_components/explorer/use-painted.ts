import { type RefObject, useEffect } from 'react'
import { type PartId, highlightedBy, parsePart } from '@/lib/anatomy/parts'

/** Closer than this to the selected part's label, in millimeters, there is no room for another in the full drawing. */
const roomMm = 24

function isCrowded(label: HTMLElement, part: PartId): boolean {
  const chosen = label.parentElement?.querySelector(`[data-label="${part}"]`)
  if (!chosen || chosen === label) return false
  return Math.abs(Number(chosen.getAttribute('y')) - Number(label.getAttribute('y'))) < roomMm
}

/**
 * Highlights the selected part in the server-rendered drawing and shows its text. The drawing is never
 * re-rendered, so none of it ends up in the client bundle.
 */
export function usePainted(root: RefObject<HTMLElement | null>, part: PartId) {
  useEffect(() => {
    const highlighted = new Set(highlightedBy(part))
    const all = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? []
    for (const shape of all('[data-level]'))
      shape.classList.toggle('fill-poppy', highlighted.has(shape.dataset.level ?? ''))
    for (const label of all('[data-label]')) {
      label.classList.toggle('fill-poppy', label.dataset.label === part)
      label.toggleAttribute('data-crowded', isCrowded(label, part))
    }
    for (const text of all('[data-part]')) text.toggleAttribute('data-chosen', text.dataset.part === part)
  }, [root, part])
}

// Survives a change of variant, which remounts the page, but not leaving the page.
let wasShown = false

/** Scrolls into view when a link or the initial URL names a part; links also move the focus. */
export function useInView(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { pathname } = window.location
    const show = () => {
      const isPart = parsePart(window.location.hash) !== null
      const stage = root.current?.querySelector('.anatomy-stage')
      if (!isPart || !stage) return isPart
      // Beside the text it is in view all along, and all of them start at the same height.
      const isBeside = getComputedStyle(stage).position === 'sticky'
      const first = isBeside ? root.current : stage
      first?.scrollIntoView({ behavior: 'instant' })
      return isPart
    }
    const follow = () => {
      // Other links on the page have their own targets.
      if (!show()) return
      // The part's text is rendered by the next frame and can take the focus.
      requestAnimationFrame(() =>
        root.current?.querySelector<HTMLElement>('[data-chosen] h3')?.focus({ preventScroll: true }),
      )
    }
    if (!wasShown) show()
    wasShown = true
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      if (window.location.pathname !== pathname) wasShown = false
    }
  }, [root])
}
