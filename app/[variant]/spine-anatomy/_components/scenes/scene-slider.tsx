'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useGlide } from '../use-glide'
import { scenesWords } from '@/content/anatomy/scenes'
import { blendPaths } from '@/lib/anatomy/blend-paths'

interface SceneSliderProps {
  name: string
  usual: string
  changed: string
  /** The drawing in its changed state, with the initial state in `data-usual`. */
  children: ReactNode
}

/** Interpolates between the two states; `after` holds what the server rendered. */
function draw(shapes: Iterable<SVGPathElement>, after: WeakMap<Element, string>, at: number) {
  for (const shape of shapes) {
    const { usual, appears } = shape.dataset
    if (appears !== undefined) shape.style.opacity = String(at)
    if (!usual) continue
    const end = after.get(shape) ?? shape.getAttribute('d') ?? ''
    after.set(shape, end)
    shape.setAttribute('d', blendPaths(usual, end, at))
  }
}

/** A slider from normal to changed, with a button for each end. */
export function SceneSlider({ name, usual, changed, children }: SceneSliderProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [after] = useState(() => new WeakMap<Element, string>())
  const { at, jump, glide } = useGlide(1)

  useEffect(() => {
    draw(ref.current?.querySelectorAll('path') ?? [], after, at)
  }, [after, at])

  const end = (goal: 0 | 1, label: string) => (
    <button
      type="button"
      aria-pressed={at === goal}
      onClick={() => glide(goal)}
      className="min-h-12 rounded-md px-2 text-[1rem] aria-pressed:font-semibold"
    >
      {label}
    </button>
  )
  return (
    <div ref={ref}>
      {children}
      <div className="anatomy-slider">
        {end(0, usual)}
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(at * 100)}
          aria-label={`${name}: ${scenesWords.slider(usual, changed)}`}
          aria-valuetext={at === 0 ? usual : at === 1 ? changed : scenesWords.between}
          onChange={({ currentTarget }) => jump(Number(currentTarget.value) / 100)}
          className="h-12 w-full min-w-0 accent-poppy"
        />
        {end(1, changed)}
      </div>
    </div>
  )
}
