import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Finds pages that call the reviews samples. */
export function checkUnfinishedPages({ pages }: Pick<SiteContent, 'pages'>): Finding[] {
  return pages
    .filter(({ texts }) => texts.some((text) => /\bare samples\b/i.test(text)))
    .map(({ file }) => ({
      severity: 'fail',
      code: 'page-speaks-of-samples',
      where: file,
      problem: 'The page says that the stories and reviews are samples.',
      remedy: 'Rewrite these sentences once real reviews have replaced them.',
    }))
}
