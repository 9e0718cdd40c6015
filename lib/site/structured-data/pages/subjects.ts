import { articles } from '@/content/collections/articles'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { servicePages } from '@/content/collections/services'
import { videos } from '@/content/collections/videos'
import { blogPosting } from '@/lib/site/structured-data/pages/article'
import { medicalCondition } from '@/lib/site/structured-data/pages/condition'
import { videoObject } from '@/lib/site/structured-data/pages/videos'
import { medicalProcedure } from '@/lib/site/structured-data/pages/procedure-guide'
import { medicalProcedures } from '@/lib/site/structured-data/pages/procedures'
import type { Mode } from '@/lib/variant/variant'

/** The page at `${folder}/${slug}`, if any. */
function at<Page extends { slug: string }>(path: string, folder: string, pages: readonly Page[]) {
  return pages.find(({ slug }) => path === `${folder}/${slug}`)
}

/**
 * What the page at a path describes: a condition, treatments, videos or an article; empty for other pages.
 */
export function subjectsOf(path: string, mode: Mode) {
  const guide = at(path, '/resources/conditions', conditionGuides)
  if (guide) return [medicalCondition(path, guide, mode)]
  const procedure = at(path, '/resources/procedures', procedureGuides)
  if (procedure) return [medicalProcedure(path, procedure, mode)]
  const service = at(path, '/services', servicePages)
  if (service) return medicalProcedures(path, service, mode)
  if (path === '/video-library') return videos.map((video) => videoObject(path, video))
  const article = at(path, '/blog', articles)
  return article ? [blogPosting(path, article, mode)] : []
}
