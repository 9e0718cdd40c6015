import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { blockOf } from './column'
import { partOf, spine } from './geometry'
import { type LevelId, discIds, isLevel, levelIds, sacralIds, vertebraIds } from '@/content/anatomy/levels'
import { type Outline, type Point, between, boundsOf, flatten, pathData, place, point } from './outlines'
import { columnProportions, sacralSlope } from './proportions'
import { smallSpineFile } from '../small-spine-file'
import { SpineAside } from '../spine-aside'
import { SpineFigure, calloutDepth } from '../spine-figure'
import { spineFile, spineName } from '../spine-file'

const { vertebrae, discs, sacrum, coccyx, bounds } = spine

/** Even-odd rule: a ray to the right crosses the smooth outline an odd number of times. */
function isInside({ x, y }: Point, outline: Outline): boolean {
  const line = flatten(outline)
  return line.reduce((inside, a, index) => {
    const b = line.at(index - 1) ?? a
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return crosses ? !inside : inside
  }, false)
}

const pairs = <Item>(items: readonly Item[]) =>
  items.slice(1).map((lower, index) => [items[index] as Item, lower] as const)

/** Slope of an endplate: half the wedge angle above or below the middle. */
const upperSlope = (id: Parameters<typeof blockOf>[0]) => blockOf(id).frame.tilt - blockOf(id).wedge / 2
const lowerSlope = (id: Parameters<typeof blockOf>[0]) => blockOf(id).frame.tilt + blockOf(id).wedge / 2

describe('levels', () => {
  test('24 vertebrae, 23 discs and 5 sacral segments, top to bottom', () => {
    expect(vertebrae.map(({ id }) => id)).toEqual(vertebraIds)
    expect(vertebraIds).toHaveLength(24)
    expect(vertebraIds.filter((id) => id.startsWith('C'))).toHaveLength(7)
    expect(vertebraIds.filter((id) => id.startsWith('T'))).toHaveLength(12)
    expect(vertebraIds.filter((id) => id.startsWith('L'))).toHaveLength(5)
    expect(discs.map(({ id }) => id)).toEqual(discIds)
    expect(discIds).toHaveLength(23)
    expect([discIds[0], discIds.at(-2), discIds.at(-1)]).toEqual(['C2-C3', 'L4-L5', 'L5-S1'])
    expect(sacrum.segments.map(({ id }) => id)).toEqual(sacralIds)
    expect(levelIds).toEqual([...vertebraIds, 'S1', 'S2', 'S3', 'S4', 'S5'])
  })

  test('each is below the previous one', () => {
    for (const [upper, lower] of pairs(levelIds.map((id) => partOf(id).anchor))) {
      expect(lower.y).toBeGreaterThan(upper.y)
    }
  })

  test.each(['C1', 'T12', 'L5', 'S5', 'C2-C3', 'L4-L5', 'L5-S1'])('%s is a level', (text) => {
    expect(isLevel(text)).toBe(true)
    expect(partOf(text as LevelId).id).toBe(text)
  })

  test.each(['', 'C0', 'C8', 'T13', 'L6', 'S6', 'C1-C2', 'S1-S2', 'L4–L5', 'l4-l5', 'L4-S1', 'toString'])(
    '"%s" is none',
    (text) => {
      expect(isLevel(text)).toBe(false)
      expect(() => partOf(text as LevelId)).toThrow(`no level "${text}"`)
    },
  )
})

describe('proportions', () => {
  test('bodies grow in height and depth from C3 to L5', () => {
    for (const [upper, lower] of pairs(columnProportions.slice(1))) {
      expect(lower.height).toBeGreaterThan(upper.height)
      expect(lower.depth).toBeGreaterThan(upper.depth)
    }
  })

  test('discs are thinnest in the thoracic and thickest in the lumbar spine', () => {
    const height = (id: string) => columnProportions.find((row) => row.id === id)?.disc?.height ?? 0
    expect(height('C5')).toBeGreaterThan(height('T3'))
    expect(height('L4')).toBe(Math.max(...columnProportions.map(({ disc }) => disc?.height ?? 0)))
  })

  test.each([
    ['lordosis of the neck, C2 to C7', lowerSlope('C7') - lowerSlope('C2'), 15, 35],
    ['kyphosis of the chest, T1 to T12', upperSlope('T1') - lowerSlope('T12'), 35, 47],
    ['lordosis of the lower back, L1 to S1', upperSlope('S1') - upperSlope('L1'), 50, 62],
    ['slope of the sacrum', upperSlope('S1'), sacralSlope, sacralSlope],
    ['slope of T1', upperSlope('T1'), 15, 32],
  ])('%s', (_, angle, least, most) => {
    expect(angle).toBeGreaterThanOrEqual(least - 1e-9)
    expect(angle).toBeLessThanOrEqual(most + 1e-9)
  })

  test('C7 is above the sacrum', () => {
    const corner = place(blockOf('S1').frame, point(blockOf('S1').depth / 2, -blockOf('S1').height / 2))
    expect(Math.abs(corner.x - blockOf('C7').frame.centre.x)).toBeLessThan(50)
  })
})

describe('bones', () => {
  test("bodies don't overlap", () => {
    for (const [upper, lower] of pairs(vertebrae)) {
      expect(flatten(upper.body).filter((at) => isInside(at, lower.body))).toEqual([])
      expect(flatten(lower.body).filter((at) => isInside(at, upper.body))).toEqual([])
    }
    const top = sacrum.segments[0]?.outline ?? []
    expect(flatten(vertebrae.at(-1)?.body ?? []).filter((at) => isInside(at, top))).toEqual([])
  })

  test.each(discs.map((disc) => [disc.id, disc] as const))('disc %s fills its gap', (id, { outline }) => {
    const [upper, lower] = id.split('-').map((level) => partOf(level as LevelId))
    if (!upper || !lower) throw new Error('A disc joins two levels.')
    const [above, below] = [blockOf(upper.id as 'L5'), blockOf(lower.id as 'S1')]
    // Along the whole width, from below one endplate to below the other.
    for (const across of [-0.4, -0.2, 0, 0.2, 0.4]) {
      const from = place(above.frame, point(across * above.depth, above.height / 2))
      const to = place(below.frame, point(across * below.depth, -below.height / 2))
      for (const at of [0.1, 0.5, 0.9]) {
        expect(isInside(point(from.x + (to.x - from.x) * at, from.y + (to.y - from.y) * at), outline)).toBe(
          true,
        )
      }
    }
    expect(flatten(outline).some((at) => isInside(at, upper.outline))).toBe(true)
    expect(flatten(outline).some((at) => isInside(at, lower.outline))).toBe(true)
  })

  test('no spinous process overlaps the next bone', () => {
    for (const [upper, lower] of pairs(vertebrae)) {
      expect(isInside(upper.spinousTip, lower.outline)).toBe(false)
      expect(isInside(upper.spinousTip, lower.body)).toBe(false)
    }
    expect(isInside(vertebrae.at(-1)?.spinousTip ?? point(0, 0), sacrum.outline)).toBe(false)
  })

  test("spinous processes don't overlap", () => {
    for (const [upper, lower] of pairs(vertebrae)) {
      // Behind the joints, in the rear third of the bone.
      const rear = between(upper.frame.centre, upper.spinousTip, 2 / 3).x
      const touching = flatten(upper.outline).filter((at) => at.x > rear && isInside(at, lower.outline))
      expect({ id: upper.id, touching }).toEqual({ id: upper.id, touching: [] })
    }
  })

  test('the nerve root openings are free of bone', () => {
    for (const { foramen } of discs) {
      expect(vertebrae.filter(({ outline }) => isInside(foramen, outline)).map(({ id }) => id)).toEqual([])
    }
  })
})

describe('drawing', () => {
  const outlines = [
    ...[...vertebrae, ...discs, ...sacrum.segments].map(({ outline }) => outline),
    ...vertebrae.flatMap(({ body, wall = [], knob = [] }) => [body, wall, knob]),
    ...[sacrum.outline, ...sacrum.fusionLines, ...sacrum.foramina, ...coccyx.outlines],
  ]

  test('every coordinate is a number', () => {
    for (const { x, y } of outlines.flat()) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    for (const { id, anchor } of [...vertebrae, ...discs, ...sacrum.segments]) {
      expect({ id, ok: Number.isFinite(anchor.x + anchor.y) }).toEqual({ id, ok: true })
    }
  })

  test('the bounds fit the bones exactly', () => {
    const box = boundsOf([...vertebrae.map(({ outline }) => outline), sacrum.outline, ...coccyx.outlines])
    expect(bounds).toEqual(box)
    expect(bounds.height).toBeGreaterThan(650)
    expect(bounds.height).toBeLessThan(800)
    expect(bounds.width / bounds.height).toBeLessThan(0.25)
    // A disc may extend past the foremost bone by its bulge.
    const all = boundsOf(outlines)
    expect(all.x).toBeGreaterThan(bounds.x - 2)
    expect({ ...all, x: 0, width: all.x + all.width }).toEqual({
      ...bounds,
      x: 0,
      width: bounds.x + bounds.width,
    })
  })

  test('path data follows the outline within its precision, whatever its length', () => {
    for (const outline of outlines.filter(({ length }) => length > 3)) {
      for (const { perMm, decimals } of [
        { perMm: 1, decimals: 1 },
        { perMm: 2, decimals: 0 },
      ]) {
        const step = 1 / (perMm * 10 ** decimals)
        handlesOf(pathData(outline, { perMm, decimals })).forEach((handle, index) => {
          const corner = outline[index] ?? point(NaN, NaN)
          expect(Math.hypot(handle.x / perMm - corner.x, handle.y / perMm - corner.y)).toBeLessThan(
            1.5 * step,
          )
        })
      }
    }
  })
})

/**
 * The control points of path data made of one move, one curve and mirrored curves, as a browser computes
 * them.
 */
function handlesOf(path: string): Point[] {
  const numbers = [...path.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text))
  const [x = NaN, y = NaN, handleX = NaN, handleY = NaN, ...steps] = numbers
  let [position, handle] = [point(x, y), point(x + handleX, y + handleY)]
  const handles = [handle]
  for (let index = 0; index + 3 < steps.length; index += 2) {
    position = point(position.x + (steps[index] ?? NaN), position.y + (steps[index + 1] ?? NaN))
    handle = point(2 * position.x - handle.x, 2 * position.y - handle.y)
    handles.push(handle)
  }
  return handles
}

describe('views', () => {
  const figure = renderToStaticMarkup(createElement(SpineFigure, { callouts: ['C4-C5', 'L4-L5'] }))
  const file = spineFile(['L4-L5'])
  const small = smallSpineFile()
  const aside = renderToStaticMarkup(
    createElement(SpineAside, { highlighted: ['L4-L5', 'L5', 'S1'], title: 'Where' }),
  )

  test('files stay small', () => {
    expect(figure.length).toBeLessThan(1_500)
    expect(file.length).toBeLessThan(20_000)
    expect(small.length).toBeLessThan(12_000)
    expect(aside.length).toBeLessThan(1_000)
  })

  test('every level has a unique id in the small file, so a page can highlight it', () => {
    for (const id of [...levelIds, ...discIds]) expect(small.split(`id="${id}"`)).toHaveLength(2)
    const [file, ...highlighted] = [...aside.matchAll(/<use href="([^"]+)"/g)].map(([, address]) => address)
    expect(file).toMatch(/\.svg#spine$/)
    // Highlighted discs are drawn over the bones.
    expect(highlighted.map((address) => address?.split('#')[1])).toEqual(['L5', 'S1', 'L4-L5'])
  })

  test('the file draws every bone and disc once, with highlighted ones in their color', () => {
    for (const { outline } of [...spine.vertebrae, ...spine.discs])
      expect(file.split(`d="${pathData(outline)}"`)).toHaveLength(2)
    expect(file.split('<g fill="var(--color-poppy)">')).toHaveLength(2)
    expect(figure).toContain(`<use href="/pictures/spine.svg#${spineName}"`)
    expect(file).toContain(`id="${spineName}"`)
  })

  test('it is decorative, with a dot at each level that words are beside', () => {
    expect(figure).toContain('aria-hidden="true"')
    expect(figure.split('<circle')).toHaveLength(3)
    expect(renderToStaticMarkup(createElement(SpineFigure))).not.toContain('<circle')
  })

  test('an unknown level throws an error naming it', () => {
    const highlighted = ['L6' as LevelId]
    expect(() => renderToStaticMarkup(createElement(SpineAside, { highlighted }))).toThrow('no level "L6"')
  })

  test('words can be placed beside its level', () => {
    expect(parseFloat(calloutDepth('L4-L5'))).toBeGreaterThan(parseFloat(calloutDepth('C7')))
    expect(calloutDepth('L4-L5')).toMatch(/^7\d\.\d\d%$/)
  })
})
