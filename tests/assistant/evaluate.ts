import type { LabeledQuestion } from './labeled-questions/labeled-questions'
import { embeddedReply } from '@/lib/assistant/answers/embedded-reply'
import { readMessage } from '@/lib/assistant/understanding/message'
import type { Reply } from '@/lib/assistant/replies/reply'
import { search } from '@/lib/search/search'

const urgent = ['crisis', 'emergency']

/** Memoizes a function of a text. */
function once<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const result = known.get(text) ?? work(text)
    known.set(text, result)
    return result
  }
}

const threePages = once((text) => search(text, { mode: 'local', limit: 3 }))

/** The answer for a local visitor, without a model. */
const replyTo = once((text): Reply => embeddedReply(readMessage(text), 'local'))

type Share = { right: number; of: number; wrong: string[] }

function share(
  sentences: readonly LabeledQuestion[],
  isRight: (sentence: LabeledQuestion) => boolean,
): Share {
  const wrong = sentences.filter((sentence) => !isRight(sentence))
  return {
    right: sentences.length - wrong.length,
    of: sentences.length,
    wrong: wrong.map(({ text, kind }) => `${kind} -> ${replyTo(text).kind}: ${text}`),
  }
}

const leadsTo = (page: readonly string[], href: string) =>
  page.some((address) => href === address || (!address.includes('#') && href.split('#')[0] === address))

/** Measures how well the assistant answers labeled sentences. */
export function evaluate(sentences: readonly LabeledQuestion[]) {
  const kind = (...kinds: string[]) => sentences.filter((sentence) => kinds.includes(sentence.kind))
  // Look-alikes test the rules; several have no single best page.
  const pages = kind('passage').filter(({ note = '' }) => !note.startsWith('look-alike:'))
  const within = (count: number) => (sentence: LabeledQuestion) =>
    threePages(sentence.text)
      .slice(0, count)
      .some(({ href }) => leadsTo(sentence.page ?? [], href))
  const nonUrgent = sentences.filter(({ kind: label }) => !urgent.includes(label) && label !== 'same-day')
  return {
    'emergencies recognized': share(kind('emergency'), ({ text }) => urgent.includes(replyTo(text).kind)),
    'crises recognized': share(kind('crisis'), ({ text }) => replyTo(text).kind === 'crisis'),
    'same-day signs recognized': share(kind('same-day'), ({ text }) =>
      [...urgent, 'same-day'].includes(replyTo(text).kind),
    ),
    'no false alarm': share(nonUrgent, ({ text }) => !urgent.includes(replyTo(text).kind)),
    'refused what it must not do': share(kind('refusal'), ({ text }) => replyTo(text).kind === 'refusal'),
    'practice facts answered': share(kind('practice'), ({ text }) =>
      ['practice', 'passage'].includes(replyTo(text).kind),
    ),
    'right page in the first place': share(pages, within(1)),
    'right page in the first three': share(pages, within(3)),
    'said that it does not know': share(kind('unknown'), ({ text }) => replyTo(text).kind === 'unknown'),
  }
}

export type Evaluation = ReturnType<typeof evaluate>
