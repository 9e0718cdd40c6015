import { createHash } from 'node:crypto'
import { pictureAlt } from '@/content/og-words'
import { practice } from '@/content/practice'
import { listOf } from '@/lib/list-of'
import { type Picture, pictureOf } from './picture'

/**
 * Stands for everything in a picture that is the same in all of them: components/og/drawing.test.tsx works it out from
 * the drawing, fails when that has changed, and says what to write here.
 */
export const design = 'a6213ac97def'

/** What a picture shows, in twelve hexadecimal digits: browsers and other sites keep a picture for ever, by its address. */
export function versionOf({ kind, label, title, levels }: Picture): string {
  const shown = JSON.stringify([design, practice.name, kind, label, title, levels])
  return createHash('sha256').update(shown).digest('hex').slice(0, 12)
}

/** The address of a page's picture within this site. It changes when the picture does. */
export function pictureUrl(picture: Picture): string {
  return `/api/og?page=${picture.href}&v=${versionOf(picture)}`
}

/**
 * The picture that stands beside a shared link to a page (issue 6).
 * @param path the page's own address, such as `/about`; the url answered is within this site, too.
 * @throws for an address that lib/routes.ts does not have.
 */
export function ogPicture(path: string): { url: string; width: 1200; height: 630; alt: string } {
  const picture = pictureOf(path)
  const { title, levels } = picture
  const alt = levels.length > 0 ? pictureAlt.lit(title, listOf(levels)) : pictureAlt.plain(title)
  return { url: pictureUrl(picture), width: 1200, height: 630, alt }
}
