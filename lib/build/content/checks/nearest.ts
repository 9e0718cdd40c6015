import { editDistance } from '@/lib/text/language/edit-distance'

/** The known name that a misspelled one probably means: the closest, at most `limit` edits away. */
export function nearest(wrong: string, known: Iterable<string>, limit: number): string | undefined {
  const closest = [...known]
    .map((name) => ({ name, distance: editDistance(wrong, name, limit) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  return closest && closest.distance <= limit ? closest.name : undefined
}
