import { gzipSync } from 'node:zlib'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { figureWords } from '@/content/en/ui/site/figures'
import { figureNames } from '@/content/schemas/figure-names'
import type { Section } from '@/content/schemas/section-schema'
import { type Figure, figureWidth } from './figure'
import { crops } from './crops'
import { figureFile } from './figure-file'
import { figures } from './figures'

const shownOn = (sections: readonly Section[]) =>
  sections.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === 'object' && 'figure' in block ? [block.figure] : [])),
  )
const guides = [...conditionGuides, ...procedureGuides]

test.each(guides.map(({ slug, sections }) => ({ slug, sections })))(
  '$slug shows the figure that is named like it',
  ({ slug, sections }) => expect(shownOn(sections)).toContain(slug),
)

test('every figure is on a page', () =>
  expect(new Set(guides.flatMap(({ sections }) => shownOn(sections)))).toEqual(new Set(figureNames)))

describe.each(figureNames)('%s', (name) => {
  const { height, labels, shapes }: Figure = figures[name]
  const words: { alt: string; labels: Record<string, string> } = figureWords[name]

  test('is a file of at most 6 KB compressed, without mistakes', () => {
    const file = figureFile(figures[name])
    expect(gzipSync(file).length).toBeLessThanOrEqual(6 * 1024)
    expect(file).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has words for exactly its labels, in short lines', () => {
    expect(Object.keys(words.labels).sort()).toEqual(Object.keys(labels).sort())
    for (const line of Object.values(words.labels).join('\n').split('\n'))
      expect(line.length).toBeLessThanOrEqual(15)
  })

  test('has a text alternative that says what it shows', () =>
    expect(words.alt.split(' ').length).toBeGreaterThan(20))

  test('keeps its labels and what they point at within the drawing', () => {
    for (const { at, to } of Object.values(labels))
      for (const { x, y } of to ? [at, to] : [at]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(figureWidth)
        expect(y).toBeGreaterThanOrEqual(12)
        expect(y).toBeLessThanOrEqual(height - 4)
      }
  })

  test('has a thumbnail that shows what it is about', () => {
    const [left, top, side] = crops[name]
    const isInside = ({ x, y }: { x: number; y: number }) =>
      x >= left && x <= left + side && y >= top && y <= top + side
    const about = shapes.filter(({ tissue }) => ['lit', 'glow', 'arrow'].includes(tissue))
    // Its curve is what it's about, and the other's dashed line.
    if (name !== 'adult-scoliosis' && name !== 'lumbar-laminectomy')
      expect(about.filter(({ outline }) => outline.some(isInside))).not.toEqual([])
  })

  test('highlights what it is about', () =>
    expect(
      ['adult-scoliosis', ...shapes.map(({ tissue }) => tissue)].filter((tissue) =>
        name === 'adult-scoliosis' ? tissue === name : ['lit', 'glow', 'arrow'].includes(tissue),
      ),
    ).not.toEqual([]))
})
