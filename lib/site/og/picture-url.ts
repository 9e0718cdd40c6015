import { createHash } from 'node:crypto'
import { pictureAlt } from '@/content/en/ui/site/shared-link-pictures'
import { practice } from '@/content/generated/practice/practice'
import { listOf } from '@/lib/text/list-of'
import { type Picture, pictureOf } from './picture'

/**
 * A hash of the design shared by all images. components/og/drawing.test.tsx computes it, fails when the
 * drawing changes, and prints the new value.
 */
export const design = '68e31c5dfe09'

/**
 * A hash of what an image shows, as twelve hexadecimal digits. Browsers and other sites cache images by URL
 * indefinitely.
 */
export function versionOf({ kind, label, title, levels, figure }: Picture): string {
  const shown = JSON.stringify([design, practice.name, kind, label, title, levels, figure])
  return createHash('sha256').update(shown).digest('hex').slice(0, 12)
}

/** The URL path of a page's image. Changes whenever the image does. */
export function pictureUrl(picture: Picture): string {
  return `/api/og?page=${picture.href}&v=${versionOf(picture)}`
}

/**
 * The image shown with shared links to a page.
 * @param path the page's path, such as `/about`; the returned URL is relative to the site, too.
 * @throws for a path missing from lib/site/routes.ts.
 */
export function ogPicture(path: string): { url: string; width: 1200; height: 630; alt: string } {
  const picture = pictureOf(path)
  return { url: pictureUrl(picture), width: 1200, height: 630, alt: altOf(picture) }
}

function altOf({ title, levels, figure }: Picture): string {
  if (figure) return pictureAlt.figure(title)
  return levels.length > 0 ? pictureAlt.highlighted(title, listOf(levels)) : pictureAlt.plain(title)
}
