import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import {
  likelihoodsOf,
  scoresOf,
  type Classifiers,
  type Likelihoods,
} from '@/lib/assistant/classifier/classifiers'
import { featuresOf } from '@/lib/assistant/classifier/features'
import { oncePerMessage, type Message } from '@/lib/assistant/understanding/message'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

/** Not a module, because the bundler would keep the weights once per kind of route, as text. */
const classifiers = () =>
  oncePerProcess(
    'classifiers',
    () =>
      deserialize(
        readFileSync(join(process.cwd(), 'content/generated/assistant/classifiers.bin')),
      ) as Classifiers,
  )

const scored = oncePerMessage((message) => scoresOf(classifiers(), featuresOf(message)))

/** A classifier that `npm run content` trained. */
export const messageClassifier = <Label extends string>(
  name: 'urgency' | 'signs' | 'personal' | 'subject' | 'facet',
): ((message: Message) => Likelihoods<Label>) =>
  oncePerMessage((message) => likelihoodsOf<Label>(classifiers().heads[name]!, scored(message)))

/** The likeliest of some labels. */
export const likeliest = <Label extends string>(found: Likelihoods<Label>, labels: readonly Label[]): Label =>
  labels.reduce((most, next) => ((found[next] ?? 0) > (found[most] ?? 0) ? next : most))
