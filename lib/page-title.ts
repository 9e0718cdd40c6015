import { practice } from '@/content/practice'

/** Search results cut longer ones. */
const limit = 60

/**
 * The text of a page's title element, under 60 characters: with the practice's name behind it where both fit, else
 * alone. Only a title with a visitor's own words in it, that of a search, can still be too long: it is cut.
 */
export function pageTitle(title: string): string {
  const named = title.includes(practice.name) ? title : `${title} | ${practice.name}`
  const fitting = [named, title].find(({ length }) => length < limit)
  return fitting ?? `${title.slice(0, limit - 2)}\u2026`
}
