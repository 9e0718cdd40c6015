import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Pages that call the reviews samples, or that list what the practice has not told yet. */
export function checkUnfinishedPages({ pages }: Pick<SiteContent, 'pages'>): Finding[] {
  return pages.flatMap(({ file, texts, sections }) => {
    const findings: Finding[] = []
    if (texts.some((text) => /\bare samples\b/i.test(text))) {
      findings.push({
        severity: 'fail',
        code: 'page-speaks-of-samples',
        where: file,
        problem: 'The page tells visitors that the stories and reviews are samples.',
        remedy: 'Rewrite these sentences when real reviews take their place.',
      })
    }
    if (sections.includes('still-missing')) {
      findings.push({
        severity: 'warning',
        code: 'page-lists-what-is-missing',
        where: `${file}, still-missing`,
        problem: 'The page lists details that the practice has not given.',
        remedy: 'Put them in, and remove the section and the links to it.',
      })
    }
    return findings
  })
}
