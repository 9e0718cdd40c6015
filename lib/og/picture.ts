import { topics } from '@/content/article-schema'
import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { home } from '@/content/home'
import type { LevelId } from '@/content/levels'
import { homePicture, pictureLabels } from '@/content/og-words'
import { practice } from '@/content/practice'
import { servicePages } from '@/content/service-pages'
import { documents } from '@/lib/content'
import { type Route, routes } from '@/lib/routes'

/** What is drawn, and how: each kind of page has a picture of its own. */
export type PictureKind = 'home' | keyof typeof pictureLabels

export type Picture = {
  href: string
  kind: PictureKind
  label: string
  title: string
  /** Lit on the drawing of the spine. */
  levels: readonly LevelId[]
}

/** The kind of the pages whose address begins so; the first that fits counts. */
const kinds: [beginning: string, kind: keyof typeof pictureLabels][] = [
  ['/resources/conditions/', 'condition'],
  ['/services/', 'service'],
  ['/blog/', 'article'],
  ['/legal/', 'legal'],
  ['/resources', 'resource'],
  ['/preoperative-education', 'resource'],
  ['/post-operative-care', 'resource'],
  ['/recovery-tracker', 'resource'],
  ['/spine-', 'education'],
  ['/video-library', 'education'],
  ['/blog', 'education'],
  ['/', 'other'],
]

const litPages = [
  ...conditionGuides.map(({ slug, levels }) => ({ href: `/resources/conditions/${slug}`, levels })),
  ...servicePages.map(({ slug, levels }) => ({ href: `/services/${slug}`, levels })),
]

function labelFor(href: string, kind: keyof typeof pictureLabels, title: string): string {
  const topic = articles.find(({ slug }) => href === `/blog/${slug}`)?.topics[0]
  const label = topic ? topics[topic] : pictureLabels[kind]
  // The first page of a section is called like the section.
  return label === title ? practice.descriptor : label
}

function picture({ href, label }: Route): Picture {
  if (href === '/') return { href, kind: 'home', ...homePicture, levels: [home.hero.figure.level] }
  const kind = kinds.find(([beginning]) => href.startsWith(beginning))?.[1] ?? 'other'
  const title = documents.find((document) => document.href === href)?.page.heading ?? label
  const levels = litPages.find((page) => page.href === href)?.levels ?? []
  return { href, kind, label: labelFor(href, kind, title), title, levels }
}

/** Every page's picture for shared links, by the page's address. Nothing else can be asked for. */
export const pictures: ReadonlyMap<string, Picture> = new Map(
  routes.map((route) => [route.href, picture(route)]),
)

/**
 * The picture of one page.
 * @throws for an address that lib/routes.ts does not have.
 */
export function pictureOf(href: string): Picture {
  const found = pictures.get(href)
  if (!found) throw new Error(`${href} is no page of this site, so there is no picture of it.`)
  return found
}
