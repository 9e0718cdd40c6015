import { exitOf, rootsAtBone, rootsAtDisc, rootsOf } from './nearby-roots'
import { highlightedBy, neighbor, parsePart, partIds, regionOf, walk } from './parts'
import { discIds, vertebraIds } from '@/content/anatomy/levels'

describe('parts of the interactive spine', () => {
  test('are all bones, discs, regions, and roots with a skin area', () => {
    for (const id of [...vertebraIds, ...discIds]) expect(partIds).toContain(id)
    expect(partIds).toHaveLength(24 + 23 + 29 + 5)
    expect(new Set(partIds).size).toBe(partIds.length)
  })

  test('are ordered from the head down, each disc below its bone', () => {
    expect(walk.slice(0, 5)).toEqual(['C1', 'C2', 'C2-C3', 'C3', 'C3-C4'])
    expect(walk.slice(-4)).toEqual(['L5', 'L5-S1', 'sacrum', 'tailbone'])
  })

  test.each(partIds)('%s has a region, highlights something and can be parsed from its id', (id) => {
    expect(regionOf(id).name).not.toBe('')
    expect(highlightedBy(id).length).toBeGreaterThan(0)
    expect(parsePart(`#${id}`)).toBe(id)
  })
})

describe('parsing a URL fragment', () => {
  test.each([
    ['#L4-L5', 'L4-L5'],
    ['#l4-l5', 'L4-L5'],
    ['#L4%E2%80%93L5', 'L4-L5'],
    ['#L4–L5', 'L4-L5'],
    ['#S2', 'sacrum'],
    ['#nerve-c6', 'nerve-C6'],
    ['neck', 'neck'],
  ])('%s names %s', (fragment, part) => expect(parsePart(fragment)).toBe(part))

  test.each(['', '#', '#L6', '#L4-L5x', '#nerve-roots', '#page-sources', '#%', '#constructor', '#nerve-C1'])(
    '"%s" names no part',
    (fragment) => expect(parsePart(fragment)).toBeNull(),
  )
})

describe('moving up and down', () => {
  test.each([
    ['L4-L5', 1, 'L5'],
    ['L4-L5', -1, 'L4'],
    ['C1', -1, 'C1'],
    ['tailbone', 1, 'tailbone'],
    ['C1', 1, 'C2'],
    ['nerve-C8', 1, 'nerve-T1'],
    ['nerve-S5', 1, 'nerve-S5'],
    ['low-back', 1, 'L1'],
    ['low-back', -1, 'T12-L1'],
    ['neck', -1, 'neck'],
    ['sacrum', 1, 'tailbone'],
  ] as const)('from %s by %d leads to %s', (from, by, to) => expect(neighbor(from, by)).toBe(to))
})

describe('nerve roots', () => {
  test.each([
    ['C5-C6', ['C6'], []],
    ['C7-T1', ['C8'], []],
    ['T5-T6', ['T5'], []],
    ['L4-L5', ['L4'], ['L5']],
    ['L5-S1', ['L5'], ['S1']],
  ] as const)('next to disc %s', (disc, leaves, passes) =>
    expect(rootsAtDisc(disc)).toEqual({ leaves, passes }),
  )

  test.each([
    ['C1', [], ['C2']],
    ['C5', ['C5'], ['C6']],
    ['C7', ['C7'], ['C8']],
    ['T1', ['C8'], ['T1']],
    ['L5', ['L4'], ['L5']],
  ] as const)('next to bone %s', (bone, above, below) => expect(rootsAtBone(bone)).toEqual({ above, below }))

  test.each([
    ['C2', ['C1', 'C2']],
    ['C8', ['C7', 'T1']],
    ['L5', ['L5', 'S1']],
    ['S2', null],
  ] as const)('where %s exits', (root, exit) => expect(exitOf(root)).toEqual(exit))

  test.each([
    ['nerve-S1', ['S1']],
    ['L4-L5', ['L4', 'L5']],
    ['C1', ['C2']],
    ['tailbone', []],
    ['sacrum', ['S1', 'S2', 'S3', 'S4', 'S5']],
  ] as const)('related to %s', (part, roots) => expect(rootsOf(part)).toEqual(roots))
})
