import { type RefObject, useEffect, useState } from 'react'
import { onFragment } from '@/components/site/navigation/fragment'
import { type PartId, parsePart } from '@/lib/anatomy/parts'

/** How much of the drawing is in view while the sheet is open. */
const inView = 0.75

/**
 * On phones, the text of a tapped part opens over the lower half of the screen, below the drawing
 * (app/[variant]/spine-anatomy/anatomy.css); elsewhere it is always beside the drawing.
 */
export function useTextSheet(root: RefObject<HTMLElement | null>, part: PartId) {
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    root.current?.querySelector('.anatomy-text')?.scrollTo(0, 0)
  }, [root, part])

  // Links to other sections of the page lead out of the sheet.
  useEffect(
    () =>
      onFragment(() => {
        if (!parsePart(window.location.hash)) setIsOpen(false)
      }),
    [],
  )

  useEffect(() => {
    if (!isOpen) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOpen])

  // Scrolling the page on, with the drawing half gone, means reading on: the text is then below the drawing again.
  useEffect(() => {
    const stage = root.current?.querySelector('.anatomy-stage')
    if (!isOpen || !stage) return
    let wasInView = false
    const watch = new IntersectionObserver(
      ([entry]) => {
        const isInView = (entry?.intersectionRatio ?? 0) >= inView
        if (wasInView && !isInView) setIsOpen(false)
        wasInView ||= isInView
      },
      // Without the half that the sheet covers.
      { threshold: inView, rootMargin: '0px 0px -46% 0px' },
    )
    watch.observe(stage)
    return () => watch.disconnect()
  }, [root, isOpen])

  const open = () => {
    setIsOpen(true)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const sheet = root.current?.querySelector('.anatomy-text')
    // After the sheet has left the page's flow.
    requestAnimationFrame(() => {
      if (!sheet || getComputedStyle(sheet).position !== 'fixed') return
      root.current
        ?.querySelector('.anatomy-stage')
        ?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
    })
  }
  return { isOpen, open, close: () => setIsOpen(false) }
}
