import { catalog } from '@/content/en/ui/pages/catalog'
import { glanceWords } from '@/content/en/ui/pages/at-a-glance'
import type { NonSurgicalEntry, SurgicalEntry } from '@/content/schemas/service-schema'

export type CatalogEntry = SurgicalEntry | NonSurgicalEntry
type FactKey = keyof typeof glanceWords.facts

/** Every treatment in the catalog. */
export const catalogEntries: CatalogEntry[] = [
  ...catalog.surgical.treatments,
  ...catalog.nonSurgical.treatments,
]

/** The catalog entries that link to the page at a path. */
export function entriesAt(path: string): CatalogEntry[] {
  return catalogEntries.filter(({ link }) => link.split('#')[0] === path)
}

/** An entry's facts with their labels, in display order; all of them, or only those in `keys`. */
export function factsOf(
  entry: CatalogEntry,
  keys = Object.keys(glanceWords.facts) as FactKey[],
): [label: string, fact: string][] {
  const facts: Partial<Record<FactKey, string>> = entry
  return keys.flatMap((key): [string, string][] => {
    const fact = facts[key]
    return fact === undefined ? [] : [[glanceWords.facts[key], fact]]
  })
}
