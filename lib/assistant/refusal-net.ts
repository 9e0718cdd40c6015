import { examples } from '@/lib/assistant/examples/examples'
import { refusals } from '@/lib/assistant/examples/refusals'
import type { RefusalTopic } from '@/lib/assistant/refusal-rules'
import { train } from '@/lib/assistant/train'

const topics = Object.keys(refusals) as RefusalTopic[]
const labels = [...topics, 'other'] as const

const refusedFrom = 0.6

let classifier: ((text: string) => Record<(typeof labels)[number], number>) | undefined

function classify(text: string) {
  classifier ??= train(labels, [
    ...topics.flatMap((label) =>
      refusals[label]
        .trim()
        .split('\n')
        .map((line) => ({ text: line, label })),
    ),
    ...examples
      .filter(({ label }) => label === 'calm')
      .map(({ text: line }) => ({ text: line, label: 'other' as const })),
  ])
  return classifier(text)
}

/**
 * What a message asks for that only a clinician may answer, by its likeness to labelled examples; null where it is like none. For
 * what the rules of `refusalIn` do not know.
 */
export function refusalLike(text: string): RefusalTopic | null {
  const found = classify(text)
  if (1 - found.other < refusedFrom) return null
  return topics.reduce((most, topic) => (found[topic] > found[most] ? topic : most))
}
