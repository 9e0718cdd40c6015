import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

/** Finds pages that call the reviews samples, or that list details the practice hasn't provided. */
export function checkUnfinishedPages({ pages }: Pick<SiteContent, 'pages'>): Finding[] {
  return pages.flatMap(({ file, texts, missing }) => {
    const findings: Finding[] = []
    if (texts.some((text) => /\bare samples\b/i.test(text))) {
      findings.push({
        severity: 'fail',
        code: 'page-speaks-of-samples',
        where: file,
        problem: 'The page says that the stories and reviews are samples.',
        remedy: 'Rewrite these sentences once real reviews have replaced them.',
      })
    }
    findings.push(
      ...missing.map((text) => ({
        severity: 'warning' as const,
        code: 'page-lists-what-is-missing',
        where: `${file}, still-missing`,
        problem: `The page says that this is still missing: ${text}.`,
        detail: text,
        remedy: 'Add it and remove the line, with the last one also the section and the links to it.',
      })),
    )
    return findings
  })
}
