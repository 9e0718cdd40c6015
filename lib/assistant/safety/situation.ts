import { situationClassifier } from '@/content/generated/assistant/situation'
import {
  crises,
  emergencies,
  type Crisis,
  type Emergency,
  type Situation,
} from '@/lib/assistant/classifier/labels'
import { likeliest, messageClassifier, type Likelihoods } from '@/lib/assistant/classifier/message-classifier'
import { isLong, oncePerMessage, readMessage, type Message } from '@/lib/assistant/understanding/message'
import { sentencesOf } from '@/lib/text/language/sentences'

/** Minimum likelihoods. A false alarm frightens; a missed emergency can cost a life, so the first is low. */
const urgentFrom = 0.15
const sameDayFrom = 0.33
/** If a call today is this many times likelier than an emergency, the reply is to call today, and what would make it 911. */
const outweighedBy = 1.4

/**
 * A sign can get lost in a long message, so each of its sentences is also judged by itself. A single sentence lacks its
 * context, so it has to be clearer.
 */
const urgentAloneFrom = 0.9
/** Limits the work: beyond this many sentences, neighbors are joined. */
const mostParts = 12

const classified = messageClassifier<Situation>(situationClassifier)

function partsOf(message: Message): Message[] {
  if (!isLong(message)) return []
  const sentences = sentencesOf(message.text)
  const together = Math.ceil(sentences.length / mostParts)
  return sentences.flatMap((_, place) =>
    place % together === 0 ? [readMessage(sentences.slice(place, place + together).join(' '))] : [],
  )
}

const sum = (found: Likelihoods<Situation>, kinds: readonly Situation[]) =>
  kinds.reduce((total, kind) => total + (found[kind] ?? 0), 0)

export type Urgency =
  | { kind: 'crisis'; crisis: Crisis }
  | { kind: 'emergency'; emergency: Emergency }
  | { kind: 'same-day' }
  | { kind: 'none' }

function urgent(found: Likelihoods<Situation>): Urgency {
  return sum(found, crises) > sum(found, emergencies)
    ? { kind: 'crisis', crisis: likeliest(found, crises) }
    : { kind: 'emergency', emergency: likeliest(found, emergencies) }
}

const alarm = (found: Likelihoods<Situation>) => sum(found, [...crises, ...emergencies])
const sameDay = (found: Likelihoods<Situation>) => found['same-day'] ?? 0

/**
 * How urgent a message is, and what kind of help it needs, in English or Spanish. A classifier trained on made-up
 * messages (content/assistant/examples/situations.jsonl) decides; it runs offline and always answers the same.
 */
export const urgencyOf = oncePerMessage((message): Urgency => {
  const found = classified(message)
  const isToday = sameDay(found) >= outweighedBy * alarm(found)
  if (alarm(found) >= urgentFrom) return isToday ? { kind: 'same-day' } : urgent(found)
  const parts = partsOf(message).map(classified)
  const worst = parts.toSorted((first, second) => alarm(second) - alarm(first))[0]
  if (worst && alarm(worst) >= urgentAloneFrom) return urgent(worst)
  return { kind: sameDay(found) >= sameDayFrom ? 'same-day' : 'none' }
})
