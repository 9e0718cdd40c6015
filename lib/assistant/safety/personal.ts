import { personalTopics, type PersonalTopic } from '@/lib/assistant/classifier/labels'
import { likeliest, messageClassifier } from '@/lib/assistant/classifier/message-classifier'
import type { Message } from '@/lib/assistant/understanding/message'

/** Adding a sentence to an answer is cheap; refusing without one is not. */
const personalFrom = { withAnswer: 0.3, alone: 0.5 }

const classified = messageClassifier<PersonalTopic | 'general'>('personal')

/**
 * What a message asks for that only a clinician can decide for this person; null if nothing.
 * @param hasAnswer whether a general answer to it was found
 */
export function personalTopicOf(message: Message, hasAnswer: boolean): PersonalTopic | null {
  const found = classified(message)
  if (1 - (found.general ?? 0) < personalFrom[hasAnswer ? 'withAnswer' : 'alone']) return null
  return likeliest(found, personalTopics)
}
