import { sources, type SourceKey } from '@/content/sources'

/**
 * A page's sources in the order they are listed and numbered: grade A (primary studies and official bodies)
 * first.
 */
export function inOrder(keys: readonly SourceKey[]): SourceKey[] {
  return keys.toSorted((first, second) => sources[first].grade.localeCompare(sources[second].grade))
}
