import { bestSentences } from '@/lib/assistant/best-sentences'
import { languageOf } from '@/lib/assistant/language'
import type { Language, Reply } from '@/lib/assistant/reply'
import { linksTo } from '@/lib/assistant/reply-links'
import { passageWords } from '@/content/assistant-passages'
import { phoneHours } from '@/content/assistant-practice'
import { isReplyLink, replyLinks } from '@/content/assistant-replies'
import { practice } from '@/content/practice'
import { urgencyOf } from '@/lib/assistant/urgency'
import { answersFrom, type SearchHit } from '@/lib/search/search'
import type { Mode } from '@/lib/variant'

/** From here on a message is enough like an emergency that its answer begins with 911; the answer itself stays. */
const cautionFrom = 0.35

/** Where someone goes on who got no answer. */
const waysNear = ['/contact', '/resources/faq', '/resources/conditions'] as const
const waysElsewhere = ['/contact', '/toggle', '/resources/faq'] as const

/** Further pages that may help, under the answer. */
const furtherSources = 2

/** The label of a section: in Spanish where it is one of those that have a Spanish label, else as its page, in English, has it. */
function sourceOf({ pageTitle, heading, href }: SearchHit, language: Language) {
  if (language === 'es' && isReplyLink(href)) return { title: replyLinks[href].es, href }
  return { title: heading === pageTitle ? pageTitle : `${pageTitle}: ${heading}`, href }
}

/**
 * Step 5 of the order of decisions: what this site says, in its own words, with a link to the exact section. Null where no
 * passage fits well enough to be an answer.
 */
export function passageReply(text: string, hits: readonly SearchHit[]): Reply | null {
  const [best, ...others] = hits
  if (!best || best.score < answersFrom) return null
  const passage = bestSentences(best.text, text)
  const language = languageOf(text)
  const message = language === 'es' ? `${passageWords.es.more}\n${passage}` : passage
  const shown = [best, ...others.slice(0, furtherSources)]
  return { message, sources: shown.map((hit) => sourceOf(hit, language)), kind: 'passage' }
}

/** Step 6: that it does not know, and who does. The number is for local visitors (spec 6). */
export function unknownReply(text: string, mode: Mode): Reply {
  const { phone } = practice.office
  const language = languageOf(text)
  const words = passageWords[language]
  const isLocal = mode === 'local'
  const person = isLocal ? words.personLocal(phone.display, phoneHours[language]) : words.personOther
  return {
    message: [words.unknown, person, words.topics].join(' '),
    sources: linksTo(isLocal ? waysNear : waysElsewhere, language),
    kind: 'unknown',
  }
}

/** The reply, with 911 before it where the message is somewhat like one of an emergency. */
export function withCaution(reply: Reply, text: string): Reply {
  const isUrgent = reply.kind === 'crisis' || reply.kind === 'emergency'
  if (isUrgent || urgencyOf(text).likelihood < cautionFrom) return reply
  return { ...reply, message: `${passageWords[languageOf(text)].caution}\n${reply.message}` }
}
