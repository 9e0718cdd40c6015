import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import type { Condition } from '@/content/schemas/condition-schema'
import type { Procedure } from '@/content/schemas/procedure-schema'
import { callToday } from '@/content/en/ui/site/call-today'
import { helpWords } from '@/content/en/ui/site/help'
import type { Help } from '@/content/schemas/page-schema'
import { helpPages, pageWords, sectionWords } from '@/content/search/page-words'
import { documents, type Document } from '@/lib/site/pages/content'
import { passageText, quotableText } from '@/lib/search/passages/passage-text'
import type { Passage } from '@/lib/search/passages/passage'
import { labelOf } from '@/lib/site/routes'

/** Ranked lower: right when asked for by name, but general questions have a better answer elsewhere. */
const weights: [string, number][] = [
  ['/legal/', 0.8],
  // One word each: a guide explains more, unless the word itself is asked for.
  ['/resources/glossary', 0.6],
  ['/video-library', 0.75],
  ['/reviews', 0.8],
  ['/recovery-tracker', 0.8],
  // The guide on sciatica is about the same nerves, and says what to do.
  ['/blog/what-a-pinched-nerve-feels-like', 0.9],
  ['/services/', 0.95],
  // A word that names both a problem and its operation is more often a question about the problem.
  ['/resources/procedures/', 0.85],
  // Ranked lower because its name is part of every question about the time after an operation.
  ['/resources/conditions/pain-after-spine-surgery', 0.9],
]

const guides = new Map<string, Condition | Procedure>([
  ...conditionGuides.map((guide) => [`/resources/conditions/${guide.slug}`, guide] as const),
  ...procedureGuides.map((guide) => [`/resources/procedures/${guide.slug}`, guide] as const),
])

function namesOf(href: string): string {
  const guide = guides.get(href)
  const own = guide ? [guide.name, ...guide.alsoCalled] : [labelOf(href) ?? '']
  return [...own, pageWords[href] ?? ''].join(' ')
}

/** Search words for a section by kind of page, such as 'symptoms' for how a condition feels. */
function wordsFor(href: string, id: string): string {
  const kind = href.slice(0, href.lastIndexOf('/') + 1)
  return [sectionWords[`${kind}*#${id}`], sectionWords[`${href}#${id}`]].filter(Boolean).join(' ')
}

function helpText({ card, emergency, soon, routine }: Help): string {
  return [
    helpWords.emergency,
    ...emergency,
    helpWords.soon,
    ...soon,
    `${callToday.first[card]} ${callToday.nobody[card]}`,
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
    // The heading is already indexed as one.
    names,
    text: [page.lead, ...(page.inShort ?? [])].map(quotableText).join('\n'),
    words: guides.get(href)?.summary ?? '',
    weight: weight * 0.95,
  }
  const sections = page.sections.map(({ id, heading, body, also = [] }) => ({
    ...common,
    topic: page.heading,
    href: `${href}#${id}`,
    heading,
    text: passageText(body),
    words: [wordsFor(href, id), ...also].join('\n'),
  }))
  const help = page.health?.help
  // Most pages have the same warning-sign card; these have their own signs.
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

/** The introduction and sections of every text page, and the warning-sign cards. */
export const documentPassages = (): Passage[] => documents.flatMap(passagesOf)
