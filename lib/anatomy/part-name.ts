import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'
import { anatomyWords } from '@/content/anatomy/words'
import { isDisc, isLevel } from '@/content/levels'

const { names } = anatomyWords

/** What a part is called, such as 'Disc L4-L5'. */
export function partName(part: PartId): string {
  const root = rootOf(part)
  if (root) return names.nerve(root)
  if (part === 'tailbone') return names.tailbone
  if (!isLevel(part)) return regionOf(part).name
  return isDisc(part) ? names.disc(part) : names.bone(part)
}
