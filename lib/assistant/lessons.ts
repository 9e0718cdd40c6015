import { examples } from '@/lib/assistant/examples/examples'
import { practiceQuestions } from '@/lib/assistant/examples/practice'
import { refusals } from '@/lib/assistant/examples/refusals'
import { practiceNetTopics } from '@/lib/assistant/practice-net'
import { refusalTopics } from '@/lib/assistant/refusal-net'
import { dangerReply } from '@/lib/assistant/rule-reply'
import { topicKinds } from '@/lib/assistant/topic-net'
import type { Example } from '@/lib/assistant/train'
import { urgencies } from '@/lib/assistant/urgency'
import { suggestions } from '@/lib/search/suggestions'

/*
 * What each of the stored nets (nets/*.json) is made from. Only needed for making them (`npm run eval:assistant`): a server
 * never reads this.
 */

/** One message a line, by what it is about. */
function linesOf<Label extends string>(messages: Readonly<Record<Label, string>>): Example<Label>[] {
  return (Object.keys(messages) as Label[]).flatMap((label) =>
    messages[label]
      .trim()
      .split('\n')
      .map((text) => ({ text, label })),
  )
}

const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text)
const calm = textsOf(examples.filter(({ label }) => label === 'calm'))

/** What is looked for in a word or two is calm, with the same words in it. What the rules find urgent in it stays urgent. */
const terms = suggestions
  .filter((text) => dangerReply(text) === null)
  .map((text) => ({ text, label: 'calm' as const }))

export const urgencyLesson = { labels: urgencies, examples: [...examples, ...terms] }

/** @param about messages by topic. @param other messages about none of them, but for those that stand in `about`, too. */
function topicLesson<Topic extends string>(
  topics: readonly Topic[],
  about: readonly Example<Topic>[],
  other: readonly string[],
) {
  const own = new Set(textsOf(about))
  const others = other.filter((text) => !own.has(text))
  return {
    isAbout: {
      labels: topicKinds,
      examples: [
        ...about.map(({ text }) => ({ text, label: 'topic' as const })),
        ...others.map((text) => ({ text, label: 'other' as const })),
      ],
    },
    aboutWhich: { labels: topics, examples: about },
  }
}

const { other, ...asked } = practiceQuestions

export const practiceLesson = topicLesson(practiceNetTopics, linesOf(asked), [
  ...textsOf(linesOf({ other })),
  ...textsOf(linesOf(refusals)),
  ...calm,
])

export const refusalLesson = topicLesson(refusalTopics, linesOf(refusals), [
  ...textsOf(linesOf(practiceQuestions)),
  // What this site writes about: a name alone asks for nothing that it must not do.
  ...suggestions,
  ...calm,
])
