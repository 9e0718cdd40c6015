import { articles } from '@/content/articles'
import { conditionGuides } from '@/content/condition-guides'
import { servicePages } from '@/content/service-pages'
import { videos } from '@/content/videos'
import { blogPosting } from '@/lib/structured-data/article'
import { medicalCondition } from '@/lib/structured-data/condition'
import { videoObject } from '@/lib/structured-data/films'
import { medicalProcedures } from '@/lib/structured-data/procedures'
import type { Mode } from '@/lib/variant'

/** The one of these that stands at an address below `folder`. */
function at<Page extends { slug: string }>(path: string, folder: string, pages: readonly Page[]) {
  return pages.find(({ slug }) => path === `${folder}/${slug}`)
}

/** What the page at a path describes: a condition, treatments, films, an article; nothing for all other pages. */
export function subjectsOf(path: string, mode: Mode) {
  const guide = at(path, '/resources/conditions', conditionGuides)
  if (guide) return [medicalCondition(path, guide, mode)]
  const service = at(path, '/services', servicePages)
  if (service) return medicalProcedures(path, service, mode)
  if (path === '/video-library') return videos.map((video) => videoObject(path, video))
  const article = at(path, '/blog', articles)
  return article ? [blogPosting(path, article, mode)] : []
}
