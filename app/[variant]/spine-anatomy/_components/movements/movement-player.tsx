'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useGlide } from '../use-glide'
import { useMediaQuery } from '@/components/sections/carousel/use-media-query'
import { Button } from '@/components/ui/button'
import { movementTexts, movementWords as words } from '@/content/anatomy/movements'
import { type Movement, poseText, posesOf, turnText, turnsOf } from '@/lib/anatomy/motion'
import { vertebraIds } from '@/content/anatomy/levels'

const milliseconds = 3200

const orderOf = (bone: string | undefined) => vertebraIds.findIndex((id) => id === bone)

/**
 * Moves the bones of a drawing to a point in a movement (0 to 1). The drawing's data attributes hold its
 * joints and depths.
 */
function pose(drawing: SVGSVGElement, movement: Movement, at: number) {
  const turns = turnsOf(at)
  for (const piece of drawing.querySelectorAll<SVGElement>('[data-turns]')) {
    const angle = turns[orderOf(piece.dataset.turns)] ?? 0
    piece.setAttribute('transform', turnText(angle, Number(piece.dataset.depth)))
  }
  const joints = (drawing.dataset.joints ?? '').split(' ').map((joint) => {
    const [x = 0, y = 0] = joint.split(',').map(Number)
    return { x, y }
  })
  const poses = posesOf(movement, joints, at)
  for (const piece of drawing.querySelectorAll<SVGElement>('[data-moves]')) {
    const own = poses[orderOf(piece.dataset.moves)]
    if (own) piece.setAttribute('transform', poseText(own))
  }
}

/** Plays a movement once. It never starts automatically and can be paused. */
export function MovementPlayer({ movement, children }: { movement: Movement; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const { at, isGliding, jump, glide, stop } = useGlide(1)
  const { heading } = movementTexts[movement]

  useEffect(() => {
    const drawing = ref.current?.querySelector('svg')
    if (drawing) pose(drawing, movement, at)
  }, [movement, at])

  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const handlePlay = () => {
    // With reduced motion, jump between the ends without intermediate frames.
    if (isStill) return jump(at === 1 ? 0 : 1)
    if (at === 1) jump(0)
    const from = at === 1 ? 0 : at
    glide(1, milliseconds * (1 - from), from)
  }
  return (
    <div ref={ref}>
      {children}
      <Button
        type="button"
        data-at={at.toFixed(2)}
        aria-label={isGliding ? words.pauseWhat(heading) : words.playWhat(heading)}
        onClick={() => (isGliding ? stop() : handlePlay())}
        variant="outline"
        className="mt-3 scripted min-w-28"
      >
        {isGliding ? words.pause : words.play}
      </Button>
    </div>
  )
}
