'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** Draws one frame. `time` is in seconds since the start. */
export type Draw = (
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  time: number,
) => void

type EffectProps = {
  durationMs: number
  draw: Draw
  onEnd: () => void
  children?: ReactNode
}

/** The frame shown with reduced motion. */
const stillSeconds = 3

function fillWindow(canvas: HTMLCanvasElement) {
  const ratio = Math.min(window.devicePixelRatio, 2)
  canvas.width = window.innerWidth * ratio
  canvas.height = window.innerHeight * ratio
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { context, size: { width: window.innerWidth, height: window.innerHeight } }
}

/**
 * A temporary full-window animation. It takes no focus or clicks and ends on Escape. With reduced motion it
 * shows a still image.
 */
export function FullScreenEffect({ durationMs, draw, onEnd, children }: EffectProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (!canvas.current) return
    const { context, size } = fillWindow(canvas.current)
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    let frame = 0
    const step = () => {
      if (context) draw(context, size, isStill ? stillSeconds : (performance.now() - start) / 1000)
      if (!isStill) frame = requestAnimationFrame(step)
    }
    step()
    const end = setTimeout(onEnd, durationMs)
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && onEnd()
    document.addEventListener('keydown', handleKey)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(end)
      document.removeEventListener('keydown', handleKey)
    }
  }, [durationMs, draw, onEnd])

  return (
    <div className="pointer-events-none fixed inset-0 z-50" data-effect="">
      <canvas ref={canvas} className="size-full" aria-hidden="true" />
      {children}
    </div>
  )
}
