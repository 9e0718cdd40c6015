import { type RegionId, type RegionRow, regions } from '@/content/anatomy/regions'
import { type DiscId, type SacralId, type VertebraId, discIds, vertebraIds } from '@/content/anatomy/levels'
import { type NerveRootId, nerveRootIds } from '@/content/anatomy/nerve-roots'

type BoneId = Exclude<VertebraId | DiscId, SacralId>
type NerveId = `nerve-${NerveRootId}`
/** Anything selectable on the interactive spine. The id is also the page's URL fragment. */
export type PartId = RegionId | BoneId | 'tailbone' | NerveId

/** The initial selection. */
export const firstPart: PartId = 'L4-L5'

const discBelow = (bone: VertebraId) => discIds.filter((id) => id.startsWith(`${bone}-`))

/** The order of the arrow keys: each bone, then the disc below it, down to the sacrum and the tailbone. */
export const walk: readonly PartId[] = [
  ...vertebraIds.flatMap((bone): PartId[] => [bone, ...discBelow(bone)]),
  'sacrum',
  'tailbone',
]
const nerves = nerveRootIds.map((root): NerveId => `nerve-${root}`)
const regionIds = regions.map(({ id }) => id)
export const partIds: readonly PartId[] = [...new Set([...regionIds, ...walk, ...nerves])]

const known = new Map(partIds.map((id) => [id.toLowerCase(), id]))

/** Parses a URL fragment such as '#L4-L5'; null for anything else. Ignores case and accepts an en dash. */
export function parsePart(fragment: string): PartId | null {
  const name = fragment
    .replace(/^#/, '')
    .replace(/%E2%80%93|–/gi, '-')
    .toLowerCase()
  return known.get(/^s[1-5]$/.test(name) ? 'sacrum' : name) ?? null
}

/** The root of a nerve part, such as 'L5' of 'nerve-L5'; null for other parts. */
export const rootOf = (part: PartId): NerveRootId | null =>
  nerveRootIds.find((root) => part === `nerve-${root}`) ?? null

/** The region of a part. A disc belongs to the bone above it, a root to the region of its letter. */
export function regionOf(part: PartId): RegionRow {
  const name = part === 'tailbone' ? 'sacrum' : (rootOf(part) ?? part)
  const region = regions.find(({ id, letter }) => id === name || name.startsWith(letter))
  if (!region) throw new Error(`${part} is in no region.`)
  return region
}

/** The shapes of the drawing to highlight for a part: a region highlights all of its bones. */
export function highlightedBy(part: PartId): readonly string[] {
  const region = regions.find(({ id }) => id === part)
  if (!region || region.id === 'sacrum') return [part]
  return vertebraIds.filter((id) => id.startsWith(region.letter))
}

/**
 * The part above (-1) or below (1) another; at either end, the part itself. A nerve leads to the next nerve.
 */
export function neighbor(part: PartId, by: 1 | -1): PartId {
  const list = nerves.some((id) => id === part) ? nerves : walk
  const first = list.findIndex((id) => id === highlightedBy(part)[0])
  const from = by === 1 && list[first] !== part ? first - 1 : first
  return list[from + by] ?? part
}
