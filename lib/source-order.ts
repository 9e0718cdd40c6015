import { sources, type SourceKey } from '@/content/sources'

/** A page's sources as they are listed and numbered: primary studies and official bodies (grade A) first. */
export function inOrder(keys: readonly SourceKey[]): SourceKey[] {
  return keys.toSorted((first, second) => sources[first].grade.localeCompare(sources[second].grade))
}
