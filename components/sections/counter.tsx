'use client'

import { useEffect, useRef } from 'react'

/** Starts when 30% of the figure is visible. */
const visibleShare = 0.3

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

type CounterProps = { text: string; durationMs: number; delayMs: number }

/**
 * A figure that counts up once when scrolled into view. The HTML has the final value, which CSS hides until the
 * count starts, so that it never falls; a screen reader reads only the final value, and nothing animates under
 * reduced motion.
 */
export function Counter({ text, durationMs, delayMs }: CounterProps) {
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = figure.current
    const [, digits = '', suffix = ''] = text.match(/^(\d+)(.*)$/) ?? []
    if (!element || !digits || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The script came so late that the final value already shows: counting would make it fall.
    if (getComputedStyle(element).visibility === 'visible') return
    element.style.animation = 'none'

    let frame = 0
    const run = () => {
      const start = performance.now() + delayMs
      element.style.visibility = 'visible'
      const step = () => {
        const progress = Math.min(1, Math.max(0, (performance.now() - start) / durationMs))
        element.textContent = `${Math.round(easeOut(progress) * Number(digits))}${suffix}`
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      step()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        run()
      },
      { threshold: visibleShare },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      element.textContent = text
      element.removeAttribute('style')
    }
  }, [text, durationMs, delayMs])

  return (
    <>
      {/* As wide as its final value from the start, to avoid layout shift. */}
      <span className="inline-grid" aria-hidden="true">
        <span className="invisible col-start-1 row-start-1">{text}</span>
        <span ref={figure} className="counter col-start-1 row-start-1">
          {text}
        </span>
      </span>
      <span className="sr-only">{text}</span>
    </>
  )
}
