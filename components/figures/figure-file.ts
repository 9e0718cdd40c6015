import { pathData } from '@/components/spine/geometry/outlines'
import type { FigureName } from '@/content/schemas/figure-names'
import type { Figure } from './figure'
import { isLine, type Shape, type Tissue } from './shape'

/** Where a figure's drawing is. */
export const figurePath = (name: FigureName): string => `/pictures/figures/${name}.svg`

/** The id of the drawing, for pages to reference: `<use href="…#figure">`. */
export const drawingId = 'figure'

const color = (name: string) => `var(--color-${name})`
const mix = (name: string, share: number, other: string) =>
  `color-mix(in oklab,${color(name)} ${share}%,${color(other)})`
const filled = (fill: string, stroke = color('pine')) => `fill="${fill}" stroke="${stroke}"`
const line = (stroke: string, rest: string) => `fill="none" stroke="${stroke}" stroke-linecap="round" ${rest}`

/** The colors of the page that draws the figure, which the file inherits in both themes. */
const looks: Record<Tissue, string> = {
  bone: filled(color('bone')),
  disc: filled(mix('pine', 16, 'sage')),
  core: filled(mix('pine', 4, 'sage')),
  sac: filled(mix('gold', 20, 'paper')),
  nerve: filled(mix('gold', 72, 'paper')),
  ligament: filled(mix('pine', 36, 'sage')),
  metal: filled(mix('muted', 60, 'paper')),
  skin: filled(mix('bone', 60, 'paper'), color('muted')),
  lit: filled(color('poppy'), color('poppy')),
  glow: filled(mix('poppy', 42, 'paper')),
  space: filled(color('paper')),
  strand: line(mix('gold', 70, 'pine'), 'stroke-width="1.8"'),
  detail: line(color('pine'), 'stroke-width=".8" stroke-opacity=".7"'),
  ghost: line(color('muted'), 'stroke-dasharray="4 4"'),
  cut: line(color('poppy'), 'stroke-width="4"'),
  arrow: line(color('poppy'), 'stroke-width="3"'),
}

/** A line width that doesn't scale with the drawing. Groups don't pass it on, so each path sets it. */
const path = (shape: Shape) =>
  `<path vector-effect="non-scaling-stroke" d="${pathData(shape.outline, { open: isLine(shape) })}"/>`

/**
 * A figure without its words, as a file that browsers cache and that takes its colors from the page.
 * Neighboring shapes of the same tissue share a group.
 */
export function figureFile({ shapes }: Figure): string {
  const groups: { tissue: Tissue; paths: string[] }[] = []
  for (const shape of shapes) {
    const group = groups.at(-1)
    if (group?.tissue === shape.tissue) group.paths.push(path(shape))
    else groups.push({ tissue: shape.tissue, paths: [path(shape)] })
  }
  const drawn = groups.map(({ tissue, paths }) => `<g ${looks[tissue]}>${paths.join('')}</g>`)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg">' +
    `<g id="${drawingId}" stroke-width="1.35" stroke-linejoin="round">${drawn.join('')}</g></svg>`
  )
}
