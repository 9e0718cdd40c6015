import { useEffect, useRef, useState } from 'react'

/** A number between 0 and 1 that can be set or animated over a given time. With reduced motion it jumps. */
export function useGlide(start: number) {
  const [at, setAt] = useState(start)
  const [isGliding, setIsGliding] = useState(false)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  const stop = () => {
    cancelAnimationFrame(frame.current)
    setIsGliding(false)
  }

  const jump = (goal: number) => {
    stop()
    setAt(goal)
  }

  const glide = (goal: number, milliseconds = 500, from = at) => {
    stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setAt(goal)
    const began = performance.now()
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, now - began) / milliseconds)
      setAt(share === 1 ? goal : from + (goal - from) * (share * share * (3 - 2 * share)))
      if (share < 1) frame.current = requestAnimationFrame(step)
      else setIsGliding(false)
    }
    setIsGliding(true)
    frame.current = requestAnimationFrame(step)
  }

  return { at, isGliding, jump, glide, stop }
}
