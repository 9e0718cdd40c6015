import type { LevelId } from '@/content/anatomy/levels'
import { bonesBackToFront, spine } from './geometry/geometry'
import { type Outline, pathData } from './geometry/outlines'

/** The id of the whole spine, for pages to reference: `<use href="…#spine">`. */
export const spineName = 'spine'

/** The page's colors, which the file inherits. */
export const boneColors = 'fill="var(--color-bone)" stroke="var(--color-pine)"'
export const discColor = 'fill="color-mix(in oklab,var(--color-sage),var(--color-pine) 11%)"'

/** A line width that doesn't scale with the drawing. Groups don't pass it on, so each path sets it. */
const path = (data: string, attributes = '') =>
  data && `<path vector-effect="non-scaling-stroke"${attributes} d="${data}"/>`

const fine = ' stroke-width=".8" stroke-opacity=".7" stroke-linecap="round"'

type Part = { id: string; outline: Outline; open?: readonly Outline[]; closed?: readonly Outline[] }

function drawPart({ outline, open = [], closed = [] }: Part, isHighlighted: boolean): string {
  const details = [
    ...open.map((line) => pathData(line, { open: true })),
    ...closed.map((line) => pathData(line)),
  ]
  const shapes = path(pathData(outline)) + path(details.join(''), fine)
  return isHighlighted ? `<g fill="var(--color-poppy)">${shapes}</g>` : shapes
}

/**
 * The spine in side view as a separate file, with its fine lines, so browsers cache it. Inline it would be a
 * third of the page's bytes. It uses the colors of the page that draws it.
 */
export function spineFile(highlighted: readonly LevelId[]): string {
  const isHighlighted = (id: string) => highlighted.some((level) => level === id)
  const draw = (part: Part) => drawPart(part, isHighlighted(part.id))
  const bones = bonesBackToFront.map(({ id, outline, wall, knob }) => ({
    id,
    outline,
    open: wall ? [wall] : [],
    closed: knob ? [knob] : [],
  }))
  const { outline, fusionLines, foramina } = spine.sacrum
  const drawn = [
    `<g ${discColor}>`,
    ...spine.discs.map(draw),
    '</g>',
    ...bones.map(draw),
    drawPart({ id: 'sacrum', outline, open: fusionLines, closed: foramina }, false),
    ...spine.sacrum.segments.filter(({ id }) => isHighlighted(id)).map(draw),
    path(spine.coccyx.outlines.map((part) => pathData(part)).join('')),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="${spineName}" ${boneColors} stroke-linejoin="round">${drawn.join('')}</g></svg>`
}
