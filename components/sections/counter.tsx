'use client'

import { useEffect, useRef } from 'react'

/** Starts when 30% of the figure is visible. */
const visibleShare = 0.3

/** A count from zero would show a false figure for most of its time. */
const firstShare = 0.9

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}

type CounterProps = { text: string; durationMs: number; delayMs: number }

/**
 * A figure that counts up once when scrolled into view, from nine tenths of its value. The HTML has the final value,
 * which CSS hides until the count starts, so that it never falls; a screen reader reads only the final value, and
 * nothing animates under reduced motion.
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
      const step = () => {
        const progress = Math.min(1, (performance.now() - start) / durationMs)
        if (progress >= 0) {
          const share = firstShare + (1 - firstShare) * easeOut(progress)
          element.textContent = `${Math.round(share * Number(digits))}${suffix}`
          element.style.visibility = 'visible'
        }
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
