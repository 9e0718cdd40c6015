import { type Outline, point } from '@/components/spine/geometry/outlines'
import { lines } from '@/lib/anatomy/body/half-body'
import { shape, type Shape } from '../shape'

/* A part of the body's outline, to show where a cut is. Units of 1/400 of the body's height. */

const stretches = {
  /** Head and shoulders. */
  bust: ['crown', 'jaw', 'neck', 'trapezius'],
  /** From the neck to the hips, with the arms. */
  trunk: [
    ...['jaw', 'neck', 'trapezius', 'deltoid', 'elbowBack', 'elbow', 'wrist'],
    ...['innerWrist', 'innerElbow', 'innerElbowBack', 'axilla', 'ribs', 'crest', 'hip'],
  ],
}

function half(name: keyof typeof stretches): Outline {
  const curves = stretches[name].map((id) => lines[id]).filter((line) => line !== undefined)
  const stops = curves.flatMap(({ curves: parts }) => parts.map(([, , end]) => end))
  return [curves[0]?.start ?? [0, 0], ...stops].map(([x, y]) => point(x, y))
}

const flipped = (line: Outline) => line.map(({ x, y }) => point(-x, y))

/** The skin. A trunk is closed at the hips. */
export function body(name: keyof typeof stretches): Shape {
  const right = half(name)
  const end = right.at(-1) ?? point(0, 0)
  return shape('skin', [
    ...flipped(right).toReversed(),
    ...(name === 'bust' ? right.slice(1) : [...right, end]),
  ])
}
