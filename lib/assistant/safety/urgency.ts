import { signs, type SignId } from '@/content/generated/clinical/urgency'
import {
  crises,
  emergencies,
  type Crisis,
  type Emergency,
  type UrgencyLabel,
} from '@/lib/assistant/classifier/labels'
import type { Likelihoods } from '@/lib/assistant/classifier/classifiers'
import { likeliest, messageClassifier } from '@/lib/assistant/classifier/message-classifier'
import { likeliestSign, type LikelySign } from '@/lib/assistant/safety/likeliest-sign'
import { isLong, oncePerMessage, readMessage, type Message } from '@/lib/assistant/understanding/message'
import { sentencesOf } from '@/lib/text/language/sentences'

/** Minimum likelihoods. A false alarm frightens; a missed emergency can cost a life, so the first is low. */
const urgentFrom = 0.15
const sameDayFrom = 0.33
/** If a call today is this many times likelier than an emergency, the reply is to call today, and what would make it 911. */
const outweighedBy = 1.4
/** From here, an emergency stays one even if the likeliest sign of the table would be less urgent. */
const certainFrom = 0.5
/** From here, the likeliest sign of the table gives the reason and the tier. */
const sureFrom = 0.3
/** From here, the sign counts even if hardly anything else in the message is urgent, or shows that nothing is. */
const clearFrom = 0.7
const hintedFrom = 0.08
/** From here, an unsure sign still raises a call today to an emergency. */
const raisesFrom = 0.2

/** From here, the message or one of its sentences also tells what raises a call today to an emergency. */
const raisedFrom = { whole: 0.75, alone: 0.9 }

/**
 * A sign can get lost in a long message, so each of its sentences is also judged by itself. A single sentence lacks its
 * context, so it has to be clearer.
 */
const urgentAloneFrom = 0.9
/** Limits the work: beyond this many sentences, neighbors are joined. */
const mostParts = 12

const classified = messageClassifier<UrgencyLabel>('urgency')

function partsOf(message: Message): Message[] {
  if (!isLong(message)) return []
  const sentences = sentencesOf(message.text)
  const together = Math.ceil(sentences.length / mostParts)
  return sentences.flatMap((_, place) =>
    place % together === 0 ? [readMessage(sentences.slice(place, place + together).join(' '))] : [],
  )
}

const sum = (found: Likelihoods<UrgencyLabel>, kinds: readonly UrgencyLabel[]) =>
  kinds.reduce((total, kind) => total + (found[kind] ?? 0), 0)

export type Urgency =
  | { kind: 'crisis'; crisis: Crisis }
  /** Without a sign, the reason of the whole group of signs has to do. */
  | { kind: 'emergency'; emergency: Emergency; sign: SignId | null; needsAmbulance: boolean }
  | { kind: 'same-day'; sign: SignId | null; after: LikelySign['after'] }
  | { kind: 'none' }

const alarm = (found: Likelihoods<UrgencyLabel>) => sum(found, [...crises, ...emergencies])
const sameDay = (found: Likelihoods<UrgencyLabel>) => found['same-day'] ?? 0

/** An emergency whose sign isn't known: by its group alone. */
const ofGroup = (emergency: Emergency): Urgency => ({
  kind: 'emergency',
  emergency,
  sign: null,
  needsAmbulance: false,
})

function withSign({ id, needsAmbulance }: LikelySign, found: Likelihoods<UrgencyLabel>): Urgency {
  const group = id && signs[id].group
  if (!group || group === 'crisis') return ofGroup(likeliest(found, emergencies))
  return { kind: 'emergency', emergency: group, sign: id, needsAmbulance }
}

/** The most alarming sentence of a long message. */
const worstPart = oncePerMessage(
  (message) =>
    partsOf(message)
      .map((part) => ({ part, found: classified(part) }))
      .toSorted((first, second) => alarm(second.found) - alarm(first.found))[0] ?? null,
)

const isRaised = (message: Message, found: Likelihoods<UrgencyLabel>) =>
  alarm(found) >= raisedFrom.whole || alarm(worstPart(message)?.found ?? {}) >= raisedFrom.alone

/** What the urgency table says of a message that describes an emergency or a sign to call about today. */
function byTable(message: Message, found: Likelihoods<UrgencyLabel>, isEmergency: boolean): Urgency {
  const sign = likeliestSign(message)
  const { id, likelihood, tier, after } = sign
  if (likelihood < sureFrom) {
    if (isEmergency) return ofGroup(likeliest(found, emergencies))
    return tier === 'now' && likelihood >= raisesFrom
      ? ofGroup(likeliest(found, emergencies))
      : { kind: 'same-day', sign: null, after }
  }
  if (tier === 'now' || (tier === 'today' && isRaised(message, found))) return withSign(sign, found)
  if (tier === 'today') return { kind: 'same-day', sign: id, after }
  if (isEmergency && alarm(found) >= certainFrom) return ofGroup(likeliest(found, emergencies))
  return likelihood >= clearFrom ? { kind: 'none' } : { kind: 'same-day', sign: null, after }
}

function urgent(message: Message, found: Likelihoods<UrgencyLabel>): Urgency {
  return sum(found, crises) > sum(found, emergencies)
    ? { kind: 'crisis', crisis: likeliest(found, crises) }
    : byTable(message, found, true)
}

/**
 * How urgent a message is, and what kind of help it needs, in English or Spanish. A classifier trained on made-up
 * messages (content/assistant/examples) finds out whether it is urgent; for the sign that it describes, the urgency table
 * decides how urgent. It runs offline and always answers the same.
 */
export const urgencyOf = oncePerMessage((message): Urgency => {
  const found = classified(message)
  const isToday = sameDay(found) >= outweighedBy * alarm(found)
  if (alarm(found) >= urgentFrom) return isToday ? byTable(message, found, false) : urgent(message, found)
  const worst = worstPart(message)
  if (worst && alarm(worst.found) >= urgentAloneFrom) return urgent(worst.part, worst.found)
  if (sameDay(found) >= sameDayFrom) return byTable(message, found, false)
  const isHinted = alarm(found) + sameDay(found) >= hintedFrom
  return isHinted && likeliestSign(message).likelihood >= clearFrom
    ? byTable(message, found, false)
    : { kind: 'none' }
})
