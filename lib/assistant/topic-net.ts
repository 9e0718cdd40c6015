import { train, type Example } from '@/lib/assistant/train'

/** How much a message is like those about some topics, and how sure it is which one; both from 0 to 1. */
export type TopicGuess<Topic extends string> = { topic: Topic; likelihood: number; certainty: number }

const kinds = ['topic', 'other'] as const

/** One message a line, by what it is about. */
export function linesOf<Label extends string>(messages: Readonly<Record<Label, string>>): Example<Label>[] {
  return (Object.keys(messages) as Label[]).flatMap((label) =>
    messages[label]
      .trim()
      .split('\n')
      .map((text) => ({ text, label })),
  )
}

/**
 * A net of examples for a list of topics, made at its first use. It asks first whether a message is about any of them, and only
 * then about which: words that no example has are like neither, where among many topics they would be like most of them.
 * @param about messages by topic. @param other messages about none of them, but for those that stand in `about`, too.
 */
export function topicNet<Topic extends string>(
  about: readonly Example<Topic>[],
  other: readonly string[],
): (text: string) => TopicGuess<Topic> {
  const topics = [...new Set(about.map(({ label }) => label))]
  const own = new Set(about.map(({ text }) => text))
  let isAbout: ((text: string) => Record<(typeof kinds)[number], number>) | undefined
  let aboutWhich: ((text: string) => Record<Topic, number>) | undefined
  return (text) => {
    isAbout ??= train(kinds, [
      ...about.map(({ text }) => ({ text, label: 'topic' as const })),
      ...other.filter((text) => !own.has(text)).map((text) => ({ text, label: 'other' as const })),
    ])
    aboutWhich ??= train(topics, about)
    const found = aboutWhich(text)
    const topic = topics.reduce((most, next) => (found[next] > found[most] ? next : most))
    return { topic, likelihood: isAbout(text).topic, certainty: found[topic] }
  }
}
