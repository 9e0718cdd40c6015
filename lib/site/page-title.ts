import { practice } from '@/content/generated/practice/practice'

/** Search results truncate longer titles. */
const limit = 60

/**
 * The text of a page's title element, under 60 characters: followed by the practice's name if both fit, else
 * alone. Only titles with a visitor's search query can still be too long; they are truncated.
 */
export function pageTitle(title: string): string {
  const named = title.includes(practice.name) ? title : `${title} | ${practice.name}`
  const fitting = [named, title].find(({ length }) => length < limit)
  return fitting ?? `${title.slice(0, limit - 2)}\u2026`
}
