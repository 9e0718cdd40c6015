import { conditionGuides } from '@/content/condition-guides'
import { helpWords } from '@/content/help'
import type { Help } from '@/content/page-schema'
import { helpPages, pageWords, sectionWords } from '@/content/search-page-words'
import { documents, type Document } from '@/lib/content'
import { passageText, quotableText } from '@/lib/search/passage-text'
import type { Passage } from '@/lib/search/passage'
import { labelOf } from '@/lib/routes'

/** Right when they are asked for by name; a general question has a general answer elsewhere. */
const weights: [string, number][] = [
  ['/legal/', 0.8],
  ['/video-library', 0.75],
  ['/reviews', 0.8],
  ['/recovery-tracker', 0.8],
  ['/services/', 0.95],
  // Its name is in every question on what comes after an operation.
  ['/resources/conditions/pain-after-spine-surgery', 0.9],
]

const guides = new Map(conditionGuides.map((guide) => [`/resources/conditions/${guide.slug}`, guide]))

function namesOf(href: string): string {
  const guide = guides.get(href)
  const own = guide ? [guide.name, ...guide.alsoCalled] : [labelOf(href) ?? '']
  return [...own, pageWords[href] ?? ''].join(' ')
}

/** The words for a section by the kind of its page, such as 'symptoms' for what a guide says on how it feels. */
function wordsFor(href: string, id: string): string {
  const kind = href.slice(0, href.lastIndexOf('/') + 1)
  return [sectionWords[`${kind}*#${id}`], sectionWords[`${href}#${id}`]].filter(Boolean).join(' ')
}

function helpText({ emergency, soon, routine }: Help): string {
  return [
    helpWords.emergency,
    ...emergency,
    helpWords.soon,
    ...soon,
    quotableText(helpWords.soonHow),
    helpWords.routine,
    ...routine,
  ]
    .map(quotableText)
    .join('\n')
}

function passagesOf(document: Document): Passage[] {
  const { href, page } = document
  const weight = weights.find(([start]) => href.startsWith(start))?.[1] ?? 1
  const names = namesOf(href)
  const common = { pageTitle: page.title, names: `${page.heading} ${names}`, weight }
  const introduction = {
    ...common,
    href,
    heading: page.heading,
    // Its heading counts as such already.
    names,
    text: [page.lead, ...(page.inShort ?? [])].map(quotableText).join('\n'),
    words: guides.get(href)?.summary ?? '',
    weight: weight * 0.95,
  }
  const sections = page.sections.map(({ id, heading, body }) => ({
    ...common,
    topic: page.heading,
    href: `${href}#${id}`,
    heading,
    text: passageText(body),
    words: wordsFor(href, id),
  }))
  const help = page.health?.help
  // Most pages carry the same card; these have signs of their own.
  if (!help || !(guides.has(href) || helpPages.includes(href))) return [introduction, ...sections]
  const card = {
    ...common,
    href: `${href}#when-to-get-help`,
    heading: helpWords.heading,
    text: helpText(help),
    words: sectionWords['*#when-to-get-help'] ?? '',
    weight: weight * 0.9,
  }
  return [introduction, ...sections, card]
}

/** The introduction and the sections of every page to read, and the cards on getting help. */
export const documentPassages: Passage[] = documents.flatMap(passagesOf)
