import type { Labelled } from './labelled'
import { passageReply, unknownReply } from '@/lib/assistant/embedded'
import type { Reply } from '@/lib/assistant/reply'
import { ruledReply } from '@/lib/assistant/ruled-reply'
import { search } from '@/lib/search/search'

const urgent = ['crisis', 'emergency']

/** The answer that a visitor near the office gets without a model. */
function replyTo(text: string): Reply {
  return (
    ruledReply(text, 'local') ??
    passageReply(text, search(text, { mode: 'local', limit: 3 })) ??
    unknownReply(text, 'local')
  )
}

type Share = { right: number; of: number; wrong: string[] }

function share(sentences: readonly Labelled[], isRight: (sentence: Labelled) => boolean): Share {
  const wrong = sentences.filter((sentence) => !isRight(sentence))
  return {
    right: sentences.length - wrong.length,
    of: sentences.length,
    wrong: wrong.map(({ text, kind }) => `${kind} -> ${replyTo(text).kind}: ${text}`),
  }
}

const leadsTo = (page: readonly string[], href: string) =>
  page.some((address) => href === address || (!address.includes('#') && href.split('#')[0] === address))

/** The figures of issue 5 over some labelled sentences. */
export function evaluate(sentences: readonly Labelled[]) {
  const kind = (...kinds: string[]) => sentences.filter((sentence) => kinds.includes(sentence.kind))
  // A look-alike tests the rules: several of them have no one right page.
  const pages = kind('passage').filter(({ note = '' }) => !note.startsWith('look-alike:'))
  const within = (count: number) => (sentence: Labelled) =>
    search(sentence.text, { mode: 'local', limit: count }).some(({ href }) =>
      leadsTo(sentence.page ?? [], href),
    )
  const calm = sentences.filter(({ kind: label }) => !urgent.includes(label) && label !== 'same-day')
  return {
    'emergencies recognized': share(kind('emergency'), ({ text }) => urgent.includes(replyTo(text).kind)),
    'crises recognized': share(kind('crisis'), ({ text }) => replyTo(text).kind === 'crisis'),
    'same-day signs recognized': share(kind('same-day'), ({ text }) =>
      [...urgent, 'same-day'].includes(replyTo(text).kind),
    ),
    'no false alarm': share(calm, ({ text }) => !urgent.includes(replyTo(text).kind)),
    'refused what it must not do': share(kind('refusal'), ({ text }) => replyTo(text).kind === 'refusal'),
    'practice facts answered': share(kind('practice'), ({ text }) => replyTo(text).kind === 'practice'),
    'right page in the first place': share(pages, within(1)),
    'right page in the first three': share(pages, within(3)),
    'said that it does not know': share(kind('unknown'), ({ text }) => replyTo(text).kind === 'unknown'),
  }
}

export type Evaluation = ReturnType<typeof evaluate>
