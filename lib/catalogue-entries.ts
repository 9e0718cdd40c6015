import { catalogue } from '@/content/catalogue'
import { glanceWords } from '@/content/glance-words'
import type { NonSurgicalEntry, SurgicalEntry } from '@/content/service-schema'

export type CatalogueEntry = SurgicalEntry | NonSurgicalEntry
type FactKey = keyof typeof glanceWords.facts

/** Every treatment of the catalogue (spec 3). */
export const catalogueEntries: CatalogueEntry[] = [
  ...catalogue.surgical.treatments,
  ...catalogue.nonSurgical.treatments,
]

/** The catalogue's entries that lead to the page at a path. */
export function entriesAt(path: string): CatalogueEntry[] {
  return catalogueEntries.filter(({ link }) => link.split('#')[0] === path)
}

/** An entry's facts with their labels, in the order in which they are asked for; all of them, or those named. */
export function factsOf(
  entry: CatalogueEntry,
  keys = Object.keys(glanceWords.facts) as FactKey[],
): [label: string, fact: string][] {
  const facts: Partial<Record<FactKey, string>> = entry
  return keys.flatMap((key): [string, string][] => {
    const fact = facts[key]
    return fact === undefined ? [] : [[glanceWords.facts[key], fact]]
  })
}
