import { llmsWords } from '@/content/llms-words'
import { practice } from '@/content/practice'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { listedPages } from '@/lib/content'

const leadsTo = (path: string, href: string) => href === path || href.startsWith(`${path}/`)

const sectionOf = (href: string) =>
  llmsWords.sections.find(({ paths }) => paths.some((path) => leadsTo(path, href)))

/** The site's map for language models, in the form of llmstxt.org: every listed page once, in its section. */
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
