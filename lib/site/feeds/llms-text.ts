import { llmsWords } from '@/content/en/ui/site/llms'
import { practice } from '@/content/generated/practice/practice'
import { site } from '@/content/en/ui/site/site'
import { absoluteUrl } from '@/lib/site/absolute-url'
import { listedPages } from '@/lib/site/pages/content'

const leadsTo = (path: string, href: string) => href === path || href.startsWith(`${path}/`)

const sectionOf = (href: string) =>
  llmsWords.sections.find(({ paths }) => paths.some((path) => leadsTo(path, href)))

/** The site index for language models in llmstxt.org format: every listed page once, in its section. */
export function llmsText(): string {
  const notes = practice.sample ? [...llmsWords.notes, site.sampleNote] : llmsWords.notes
  const sections = llmsWords.sections.map((section) => {
    const links = listedPages
      .filter(({ href }) => sectionOf(href) === section)
      .map(({ href, page }) => `- [${page.title}](${absoluteUrl(href)}): ${page.description}`)
    return `## ${section.heading}\n\n${links.join('\n')}`
  })
  return (
    [`# ${practice.name}`, `> ${llmsWords.summary}`, ...notes, ...sections, ''].join('\n\n').trimEnd() + '\n'
  )
}
