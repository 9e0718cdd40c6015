import type { LevelId } from '@/content/levels'
import { bonesBackToFront, spine } from './geometry'
import { type Outline, pathData } from './outlines'

/** The name by which a page draws the whole spine: `<use href="…#spine">`. */
export const spineName = 'spine'

/** A page's colours, which reach into the file. */
export const boneColours = 'fill="var(--color-bone)" stroke="var(--color-pine)"'
export const discColour = 'fill="color-mix(in oklab,var(--color-sage),var(--color-pine) 11%)"'

/** A width of line that stays when the drawing grows. It does not pass on from a group, so each path says it. */
const path = (data: string, attributes = '') =>
  data && `<path vector-effect="non-scaling-stroke"${attributes} d="${data}"/>`

const fine = ' stroke-width=".8" stroke-opacity=".7" stroke-linecap="round"'

type Part = { id: string; outline: Outline; open?: readonly Outline[]; closed?: readonly Outline[] }

function drawPart({ outline, open = [], closed = [] }: Part, isLit: boolean): string {
  const details = [
    ...open.map((line) => pathData(line, { open: true })),
    ...closed.map((line) => pathData(line)),
  ]
  const shapes = path(pathData(outline)) + path(details.join(''), fine)
  return isLit ? `<g fill="var(--color-poppy)">${shapes}</g>` : shapes
}

/**
 * The spine in side view as a file of its own, with its fine lines: kept by the browser, where in the page it
 * would be a third of its bytes. Its colours are those of the page that draws it.
 */
export function spineFile(lit: readonly LevelId[]): string {
  const isLit = (id: string) => lit.some((level) => level === id)
  const draw = (part: Part) => drawPart(part, isLit(part.id))
  const bones = bonesBackToFront.map(({ id, outline, wall, knob }) => ({
    id,
    outline,
    open: wall ? [wall] : [],
    closed: knob ? [knob] : [],
  }))
  const { outline, fusionLines, foramina } = spine.sacrum
  const drawn = [
    `<g ${discColour}>`,
    ...spine.discs.map(draw),
    '</g>',
    ...bones.map(draw),
    drawPart({ id: 'sacrum', outline, open: fusionLines, closed: foramina }, false),
    ...spine.sacrum.segments.filter(({ id }) => isLit(id)).map(draw),
    path(spine.coccyx.outlines.map((part) => pathData(part)).join('')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${spineName}" ${boneColours} stroke-linejoin="round">${drawn.join('')}</g></svg>`
}
