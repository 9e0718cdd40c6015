import { type DiscId, type VertebraId, isDisc, vertebraIds } from '@/content/anatomy/levels'
import { type NerveRootId, nerveRootIds } from '@/content/anatomy/nerve-roots'
import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'

const isRoot = (text: string): text is NerveRootId => nerveRootIds.some((root) => root === text)
const isBone = (part: PartId): part is VertebraId => vertebraIds.some((bone) => bone === part)
const named = (...texts: string[]) => texts.filter(isRoot)

/**
 * The nerve roots next to a bone. In the neck a root exits above the bone it is named after, farther down
 * below it. C8, which has no bone, exits below C7.
 */
export function rootsAtBone(bone: VertebraId): { above: NerveRootId[]; below: NerveRootId[] } {
  const upper = vertebraIds[vertebraIds.indexOf(bone) - 1]
  const lower = vertebraIds[vertebraIds.indexOf(bone) + 1]
  if (bone === 'C7') return { above: named('C7'), below: named('C8') }
  if (bone.startsWith('C')) return { above: named(bone), below: named(lower ?? '') }
  return { above: named(bone === 'T1' ? 'C8' : (upper ?? '')), below: named(bone) }
}

/**
 * The roots next to a disc: the one that exits there and, in the lower back, the one that passes behind the
 * disc on its way to the next opening.
 */
export function rootsAtDisc(disc: DiscId): { leaves: NerveRootId[]; passes: NerveRootId[] } {
  const [upper = '', lower = ''] = disc.split('-')
  const leaves = disc === 'C7-T1' ? 'C8' : disc.startsWith('C') ? lower : upper
  return { leaves: named(leaves), passes: disc.startsWith('L') ? named(lower) : [] }
}

/**
 * The two bones between which a root exits, such as L4 and L5 for L4; null if it exits through the sacrum.
 */
export function exitOf(root: NerveRootId): [upper: string, lower: string] | null {
  if (root.startsWith('S')) return null
  const isAbove = root.startsWith('C') && root !== 'C8'
  const own = vertebraIds.findIndex((id) => id === (root === 'C8' ? 'C7' : root))
  const [upper, lower] = isAbove ? [own - 1, own] : [own, own + 1]
  return [vertebraIds[upper] ?? '', vertebraIds[lower] ?? 'S1']
}

/** All roots related to a part: its own, those next to it, or all of its region. None for the tailbone. */
export function rootsOf(part: PartId): NerveRootId[] {
  const root = rootOf(part)
  if (root) return [root]
  if (isDisc(part)) return Object.values(rootsAtDisc(part)).flat()
  if (isBone(part)) return Object.values(rootsAtBone(part)).flat()
  return part === 'tailbone' ? [] : nerveRootIds.filter((id) => regionOf(`nerve-${id}`).id === part)
}
