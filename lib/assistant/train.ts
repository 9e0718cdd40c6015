import { featureCount, featuresOf } from '@/lib/assistant/features'
import { likelihoods, scaleOf, type Net } from '@/lib/assistant/net'

export type Example<Label extends string> = { text: string; label: Label }

const rounds = 12
const firstStep = 0.35
const shrink = 1e-6

/** The same order every time: a run that differed from the last could not be tested. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  const order = [...list]
  let state = seed + 1
  for (let place = order.length - 1; place > 0; place--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (place + 1)
    ;[order[place], order[other]] = [order[other]!, order[place]!]
  }
  return order
}

/** Without the features that only one example has: what is learned from those is that example. */
function repeated<T extends { features: number[] }>(known: T[]): T[] {
  const counts = new Uint16Array(featureCount)
  for (const { features } of known) for (const feature of features) counts[feature]! += 1
  return known.map((one) => ({ ...one, features: one.features.filter((feature) => counts[feature]! > 1) }))
}

/** A net of sentences, made from examples: multinomial logistic regression over `featuresOf`, by gradient descent. */
export function train<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
): Net<Label> {
  const weights = labels.map(() => new Float32Array(featureCount))
  const net = { labels, weights, step: 1 }
  const counts = labels.map((label) => examples.filter((example) => example.label === label).length)
  // A label with few examples counts as much as one with many.
  const balance = counts.map((count) => Math.sqrt(examples.length / (labels.length * Math.max(1, count))))
  const known = repeated(
    examples.map(({ text, label }) => ({ features: featuresOf(text), at: labels.indexOf(label) })),
  )

  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + round / 4)
    for (const { features, at } of shuffled(known, round)) {
      const now = likelihoods(net, features)
      const rate = step * balance[at]! * scaleOf(features)
      weights.forEach((weight, label) => {
        const gradient = rate * ((label === at ? 1 : 0) - now[label]!)
        for (const feature of features) weight[feature] = weight[feature]! * (1 - shrink) + gradient
      })
    }
  }
  return net
}
