import { classify, loadClassifier, type StoredClassifier } from '@/lib/assistant/classifier/classifier'
import { featuresOf } from '@/lib/assistant/classifier/features'
import { oncePerMessage, type Message } from '@/lib/assistant/understanding/message'

/** The likelihood of each label, from 0 to 1; a label without examples has no entry. */
export type Likelihoods<Label extends string> = Partial<Record<Label, number>>

/** A stored classifier for messages. It is loaded for the first message, because that takes some milliseconds. */
export function messageClassifier<Label extends string>(
  stored: StoredClassifier,
): (message: Message) => Likelihoods<Label> {
  let classifier: ReturnType<typeof loadClassifier<Label>> | undefined
  return oncePerMessage((message) => {
    classifier ??= loadClassifier<Label>(stored)
    return classify(classifier, featuresOf(message))
  })
}

/** The likeliest of some labels. */
export const likeliest = <Label extends string>(found: Likelihoods<Label>, labels: readonly Label[]): Label =>
  labels.reduce((most, next) => ((found[next] ?? 0) > (found[most] ?? 0) ? next : most))
