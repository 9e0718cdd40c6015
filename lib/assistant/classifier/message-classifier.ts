import { likelihoodsOf, scoresOf, type Likelihoods } from '@/lib/assistant/classifier/classifiers'
import { featuresOf } from '@/lib/assistant/classifier/features'
import { trained } from '@/lib/assistant/trained'
import { oncePerMessage, type Message } from '@/lib/assistant/understanding/message'

const scored = oncePerMessage((message) => scoresOf(trained().classifiers, featuresOf(message)))

/** A classifier that `npm run content` trained. */
export const messageClassifier = <Label extends string>(
  name: 'urgency' | 'signs' | 'personal' | 'subject' | 'facet' | 'answer',
): ((message: Message) => Likelihoods<Label>) =>
  oncePerMessage((message) => likelihoodsOf<Label>(trained().classifiers.heads[name]!, scored(message)))

/** The likeliest of some labels. */
export const likeliest = <Label extends string>(found: Likelihoods<Label>, labels: readonly Label[]): Label =>
  labels.reduce((most, next) => ((found[next] ?? 0) > (found[most] ?? 0) ? next : most))
