import { topics } from '@/content/schemas/article-schema'
import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import type { FigureName } from '@/content/schemas/figure-names'
import type { TextPage } from '@/content/schemas/page-schema'
import { home } from '@/content/en/ui/pages/home'
import type { LevelId } from '@/content/anatomy/levels'
import { homePicture, pictureLabels } from '@/content/en/ui/site/shared-link-pictures'
import { practice } from '@/content/generated/practice/practice'
import { procedureGuides } from '@/content/collections/procedures'
import { servicePages } from '@/content/collections/services'
import { documents } from '@/lib/site/pages/content'
import { type Route, routes } from '@/lib/site/routes'

/** Each kind of page has its own layout. */
export type PictureKind = 'home' | keyof typeof pictureLabels

export type Picture = {
  href: string
  kind: PictureKind
  label: string
  title: string
  /** Highlighted on the drawing of the spine. */
  levels: readonly LevelId[]
  /** The page's figure, drawn in place of the spine. */
  figure?: FigureName
}

/** The kind of page by path prefix; the first match wins. */
const kinds: [prefix: string, kind: keyof typeof pictureLabels][] = [
  ['/resources/conditions/', 'condition'],
  ['/resources/procedures/', 'procedure'],
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

const pagesWithLevels = [
  ...conditionGuides.map(({ slug, levels }) => ({ href: `/resources/conditions/${slug}`, levels })),
  ...procedureGuides.map(({ slug, levels }) => ({ href: `/resources/procedures/${slug}`, levels })),
  ...servicePages.map(({ slug, levels }) => ({ href: `/services/${slug}`, levels })),
]

function labelFor(href: string, kind: keyof typeof pictureLabels, title: string): string {
  const topic = articles.find(({ slug }) => href === `/blog/${slug}`)?.topics[0]
  const label = topic ? topics[topic] : pictureLabels[kind]
  // A section's landing page has the same name as the section.
  return label === title ? practice.descriptor : label
}

/** The figure named like the page, or else the page's first. */
function figureOf(href: string, page: TextPage | undefined): FigureName | undefined {
  const blocks = page?.sections.flatMap(({ body }) => body) ?? []
  const names = blocks.flatMap((block) =>
    typeof block === 'object' && 'figure' in block ? [block.figure] : [],
  )
  return names.find((name) => href.endsWith(`/${name}`)) ?? names[0]
}

function picture({ href, label }: Route): Picture {
  if (href === '/') return { href, kind: 'home', ...homePicture, levels: [home.hurt.highlighted] }
  const kind = kinds.find(([prefix]) => href.startsWith(prefix))?.[1] ?? 'other'
  const page = documents.find((document) => document.href === href)?.page
  const title = page?.heading ?? label
  const levels = pagesWithLevels.find((page) => page.href === href)?.levels ?? []
  const figure = figureOf(href, page)
  return { href, kind, label: labelFor(href, kind, title), title, levels, ...(figure && { figure }) }
}

/** Every page's image for shared links, by path. */
export const pictures: ReadonlyMap<string, Picture> = new Map(
  routes.map((route) => [route.href, picture(route)]),
)

/**
 * The image of one page.
 * @throws for a path missing from lib/site/routes.ts.
 */
export function pictureOf(href: string): Picture {
  const found = pictures.get(href)
  if (!found) throw new Error(`There is no page at ${href}, so it has no image.`)
  return found
}
