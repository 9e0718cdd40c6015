import { answerWords } from '@/content/assistant/answer-words'
import { readySentences } from '@/content/assistant/model-words'
import type { Answer } from '@/content/schemas/answer-schema'
import type { AnswerMatch } from '@/lib/assistant/answers/match-answers'
import { answerText } from '@/lib/assistant/answers/reply-with-answers'
import type { Source } from '@/lib/assistant/model/draft'
import { practiceReplyTo } from '@/lib/assistant/replies/practice-replies'
import { officeWords } from '@/lib/assistant/replies/reply-words'
import type { Message } from '@/lib/assistant/understanding/message'
import type { Passage } from '@/lib/search/passages/passage'
import { passages } from '@/lib/search/passages/passages'
import { search } from '@/lib/search/search'
import type { Mode } from '@/lib/variant/variant'

/** A text that a model may rest on, and where a visitor can read it. A ready sentence has no links. */
export type OfferedText = Source & { links: readonly string[]; answer?: Answer }

/** Pages about the spine and about surgery; facts about the practice never come from a model. */
const pagesFrom =
  /^\/(?:resources\/(?:conditions|procedures|recovery|pre-operative)|blog|spine-education|preoperative-education|post-operative-care)\b/
const mostPages = 2
const mostPassages = 5
/** In characters; a passage ends with a whole line. */
const longestPassage = 1200

function answerToOffer(answer: Answer, { language }: Message, mode: Mode): OfferedText {
  const fixed = practiceReplyTo(answer.id, mode, language)
  return {
    id: answer.id,
    title: answer.question,
    text: fixed?.message ?? answerText(answer, mode),
    language: fixed ? language : 'en',
    links: answer.links,
    answer,
  }
}

function shortened(text: string): string {
  if (text.length <= longestPassage) return text
  const cut = text.slice(0, longestPassage)
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('. ') + 1))
}

type Section = Pick<Passage, 'href' | 'pageTitle' | 'heading' | 'text'>
const passageText = ({ href, pageTitle, heading, text }: Section): OfferedText => ({
  id: href,
  title: heading === pageTitle ? heading : `${pageTitle}: ${heading}`,
  text: shortened(text),
  language: 'en',
  links: [href],
})

/** The sections that the two likeliest answers link to, and those of the two pages that search finds first. */
function pageTexts(message: Message, matches: readonly AnswerMatch[], mode: Mode): OfferedText[] {
  const hrefs = matches.slice(0, mostPages).flatMap(({ answer }) => answer.links)
  const linked = hrefs.flatMap((href) => passages.filter((passage) => passage.href === href))
  const found = search(message.text, { mode, limit: 10 }).filter(({ href }) => pagesFrom.test(href))
  const pageOf = ({ href }: Section) => href.split('#')[0]!
  const pages = [...new Set(found.map(pageOf))].slice(0, mostPages)
  const sections = [
    ...linked.filter(({ href }) => pagesFrom.test(href)),
    ...found.filter((section) => pages.includes(pageOf(section))),
  ]
  return sections
    .filter(({ href }, place) => sections.findIndex((other) => other.href === href) === place)
    .slice(0, mostPassages)
    .map(passageText)
}

function readyTexts({ language }: Message, mode: Mode): OfferedText[] {
  const office = officeWords(answerWords[language].person, mode, language)
  return Object.entries({ ...readySentences[language], 'who/office': office }).map(([id, text]) => ({
    id,
    title: '',
    text,
    language,
    links: [],
  }))
}

/** Whether a text is a ready sentence, which isn't about the spine. */
export const isReady = ({ links }: OfferedText): boolean => links.length === 0

/** Everything a model may rest on: the likeliest answers, sections of the likeliest pages, and ready sentences. */
export const offeredTexts = (
  message: Message,
  matches: readonly AnswerMatch[],
  mode: Mode,
): OfferedText[] => [
  ...matches.map(({ answer }) => answerToOffer(answer, message, mode)),
  ...pageTexts(message, matches, mode),
  ...readyTexts(message, mode),
]
