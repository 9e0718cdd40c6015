import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'
import { anatomyWords } from '@/content/anatomy/words'
import { isDisc, isLevel } from '@/content/anatomy/levels'

const { names } = anatomyWords

/** The display name of a part, such as 'Disc L4-L5'. */
export function partName(part: PartId): string {
  const root = rootOf(part)
  if (root) return names.nerve(root)
  if (part === 'tailbone') return names.tailbone
  if (!isLevel(part)) return regionOf(part).name
  return isDisc(part) ? names.disc(part) : names.bone(part)
}
