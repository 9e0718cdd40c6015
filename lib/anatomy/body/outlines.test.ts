import { areaOutline, bodyOutlines, silhouette } from './outlines'
import { bodyAreaIds, bodyAreas } from '@/content/anatomy/body-areas'
import { pathData, type Point, type SmoothLine } from './smooth-line'

const sides = ['front', 'back'] as const
const idsOf = (side: string) => bodyAreaIds.filter((id) => bodyAreas[id].side === side)

/** The line approximated by short straight segments. */
function flat({ start, curves }: SmoothLine): Point[] {
  let from = start
  return curves.flatMap(([out, into, end]) => {
    const begin = from
    from = end
    return Array.from({ length: 8 }, (_, step) => {
      const t = (step + 1) / 8
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 3 * begin[axis] +
        3 * (1 - t) ** 2 * t * out[axis] +
        3 * (1 - t) * t ** 2 * into[axis] +
        t ** 3 * end[axis]
      return [mix(0), mix(1)] as const
    })
  })
}

const shoelace = (outline: readonly Point[]) =>
  Math.abs(
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [0, 0]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

/** Parses path data (absolute cubic curves only) back into a line. */
function parsed(path: string): SmoothLine {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const places = Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    numbers[2 * at] ?? NaN,
    numbers[2 * at + 1] ?? NaN,
  ])
  const [start = [NaN, NaN], ...rest] = places
  const curves = Array.from({ length: rest.length / 3 }, (_, at) => rest.slice(3 * at, 3 * at + 3))
  return { start, curves: curves as unknown as SmoothLine['curves'] }
}

describe('body areas', () => {
  test.each(bodyAreaIds)('%s is a closed outline without jumps', (id) => {
    const outline = areaOutline(id)
    expect(outline.curves.at(-1)?.[2]).toEqual(outline.start)
    const steps = outline.curves.map(([, , [x, y]], index) => {
      const [fromX, fromY] = index ? (outline.curves[index - 1]?.[2] ?? outline.start) : outline.start
      return Math.hypot(x - fromX, y - fromY)
    })
    expect(Math.max(...steps)).toBeLessThan(80)
    expect(bodyOutlines[id].path).not.toContain('NaN')
  })

  test.each(sides)('on the %s fill the silhouette without gaps or overlap', (side) => {
    const sum = idsOf(side).reduce((all, id) => all + shoelace(flat(areaOutline(id))), 0)
    const body = shoelace(flat(parsed(silhouette)))
    expect(Math.abs(sum - body) / body).toBeLessThan(0.002)
  })

  test('left areas mirror the right ones', () => {
    for (const id of bodyAreaIds.filter((each) => each.includes('-left-'))) {
      const twin = bodyAreaIds.find((each) => each === id.replace('-left-', '-right-'))
      if (!twin) throw new Error(`${id} has no twin`)
      const mirror = flat(areaOutline(twin)).map(([x, y]) => [-x || 0, y])
      expect(flat(areaOutline(id)).map(([x, y]) => [x || 0, y])).toEqual(mirror)
    }
  })

  test('the left hand is on the viewer’s right from the front and left from the back', () => {
    expect(bodyOutlines['front-left-hand'].middle[0]).toBeGreaterThan(0)
    expect(bodyOutlines['back-left-hand'].middle[0]).toBeLessThan(0)
  })

  test('every area has a unique name, and a unique path on its side', () => {
    expect(new Set(bodyAreaIds.map((id) => bodyAreas[id].name)).size).toBe(bodyAreaIds.length)
    for (const side of sides) {
      const paths = idsOf(side).map((id) => pathData(areaOutline(id), 'closed'))
      expect(new Set(paths).size).toBe(paths.length)
    }
  })
})
