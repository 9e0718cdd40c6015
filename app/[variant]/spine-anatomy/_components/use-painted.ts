import { type RefObject, useEffect } from 'react'
import { type PartId, litBy, parsePart } from '@/lib/anatomy/parts'

/**
 * Shows the chosen part in what the server has drawn and written: its shapes are lit, its text is the one that is seen.
 * The drawing itself is never drawn again, so that no byte of it is needed in the script.
 */
export function usePainted(root: RefObject<HTMLElement | null>, part: PartId) {
  useEffect(() => {
    const lit = new Set(litBy(part))
    const all = (selector: string) => root.current?.querySelectorAll<HTMLElement>(selector) ?? []
    for (const shape of all('[data-level]'))
      shape.classList.toggle('fill-poppy', lit.has(shape.dataset.level ?? ''))
    for (const label of all('[data-label]'))
      label.classList.toggle('fill-poppy', label.dataset.label === part)
    for (const text of all('[data-part]')) text.toggleAttribute('data-chosen', text.dataset.part === part)
  }, [root, part])
}

// Outlasts the change into another variant, which builds the page anew, but not the visit to this page.
let wasShown = false

/** Comes into view where a link, or the address that the page was opened with, names a part; a link's reader is taken along. */
export function useInView(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { pathname } = window.location
    const show = () => {
      const isPart = parsePart(window.location.hash) !== null
      if (isPart) root.current?.scrollIntoView({ behavior: 'instant' })
      return isPart
    }
    const follow = () => {
      // Other links of the page lead to their own place.
      if (!show()) return
      // By the next frame the part's text is there to take the focus.
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
