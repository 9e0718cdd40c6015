'use client'

import { FullScreenEffect, type Draw } from '@/components/effects/full-screen-effect'
import { effectWords } from '@/content/en/ui/site/effects'

const durationMs = 5000

const colors = ['#1e4d43', '#c24e1c', '#e2a93b', '#8cc7b5', '#dfe9e1']

const pieces = Array.from({ length: 120 }, (_, index) => ({
  x: (index * 0.6180339887) % 1,
  start: -((index * 0.7548776662) % 1) * 0.9,
  speed: 0.22 + ((index * 0.5698402909) % 1) * 0.2,
  turn: 1 + (index % 5) * 0.5,
  color: colors[index % colors.length] ?? '#1e4d43',
}))

const draw: Draw = (context, size, time) => {
  context.clearRect(0, 0, size.width, size.height)
  for (const { x, start, speed, turn, color } of pieces) {
    const y = (start + time * speed) * size.height
    const swing = Math.sin(time * turn + x * 12) * 18
    context.save()
    context.translate(x * size.width + swing, y)
    context.rotate(time * turn)
    context.fillStyle = color
    context.fillRect(-5, -8, 10, 16)
    context.restore()
  }
}

/** The hidden effect behind the about page's title: confetti and a kind word. */
export function Celebration({ onEnd }: { onEnd: () => void }) {
  return (
    <FullScreenEffect durationMs={durationMs} draw={draw} onEnd={onEnd}>
      <p
        role="status"
        className="absolute inset-x-4 top-1/3 mx-auto max-w-md rounded-lg border border-line bg-paper p-6 text-center font-heading text-xl text-ink shadow-lg"
      >
        {effectWords.celebration}
      </p>
    </FullScreenEffect>
  )
}
