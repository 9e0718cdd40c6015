'use client'

import { FullScreenEffect, type Draw } from '@/components/effects/full-screen-effect'

const durationMs = 8000
const fadeSeconds = 0.8

/** The same sky every time: positions from 0 to 1 based on the golden ratio, which spreads points evenly. */
const stars = Array.from({ length: 220 }, (_, index) => ({
  x: (index * 0.6180339887) % 1,
  y: (index * 0.7548776662) % 1,
  depth: 0.2 + ((index * 0.5698402909) % 1) * 0.8,
}))

/** 24 stars on an S curve: a spine among the stars. */
function spine(size: { width: number; height: number }, time: number) {
  return Array.from({ length: 24 }, (_, index) => {
    const along = index / 23
    const sway = Math.sin(along * Math.PI * 2 - Math.PI * 0.2 + time * 0.25)
    return {
      x: size.width / 2 + sway * size.height * 0.05,
      y: size.height * (0.12 + along * 0.72),
      radius: size.height * (0.006 + along * 0.006),
      isHighlighted: index === 22,
    }
  })
}

const draw: Draw = (context, size, time) => {
  const fade = Math.min(1, time / fadeSeconds, (durationMs / 1000 - time) / fadeSeconds)
  context.clearRect(0, 0, size.width, size.height)
  context.globalAlpha = Math.max(0, fade)
  const sky = context.createLinearGradient(0, 0, 0, size.height)
  sky.addColorStop(0, '#0b1412')
  sky.addColorStop(1, '#143931')
  context.fillStyle = sky
  context.fillRect(0, 0, size.width, size.height)
  for (const { x, y, depth } of stars) {
    context.fillStyle = `rgb(239 235 225 / ${depth * 0.8})`
    const drift = (x + time * depth * 0.02) % 1
    context.fillRect(drift * size.width, y * size.height, depth * 2.2, depth * 2.2)
  }
  for (const { x, y, radius, isHighlighted } of spine(size, time)) {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius * 4)
    glow.addColorStop(0, isHighlighted ? 'rgb(240 145 95 / 0.9)' : 'rgb(140 199 181 / 0.8)')
    glow.addColorStop(1, 'transparent')
    context.fillStyle = glow
    context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8)
    context.fillStyle = isHighlighted ? '#f0915f' : '#efebe1'
    context.beginPath()
    context.ellipse(x, y, radius * 1.8, radius, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** The hidden effect behind the logo: a constellation in the shape of a spine. */
export function Cosmic({ onEnd }: { onEnd: () => void }) {
  return <FullScreenEffect durationMs={durationMs} draw={draw} onEnd={onEnd} />
}
