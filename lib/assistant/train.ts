import { featureCount, featuresOf } from '@/lib/assistant/features'

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

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/**
 * A classifier of sentences, made from examples: multinomial logistic regression over `featuresOf`, by gradient descent.
 * @returns how likely each label is for a text, from 0 to 1, together 1.
 */
export function train<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
): (text: string) => Record<Label, number> {
  const weights = labels.map(() => new Float32Array(featureCount))
  const rates = labels.map((label) => examples.filter((example) => example.label === label).length)
  // A label with few examples counts as much as one with many.
  const balance = rates.map((count) => Math.sqrt(examples.length / (labels.length * Math.max(1, count))))
  const known = examples.map(({ text, label }) => ({ features: featuresOf(text), at: labels.indexOf(label) }))

  const probabilities = (features: readonly number[]) => {
    const scale = 1 / Math.sqrt(features.length || 1)
    return softmax(
      weights.map((weight) => features.reduce((sum, feature) => sum + weight[feature]!, 0) * scale * 4),
    )
  }

  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + round / 4)
    for (const { features, at } of shuffled(known, round)) {
      const scale = 4 / Math.sqrt(features.length || 1)
      const now = probabilities(features)
      weights.forEach((weight, label) => {
        const gradient = step * balance[at]! * ((label === at ? 1 : 0) - now[label]!) * scale
        for (const feature of features) weight[feature] = weight[feature]! * (1 - shrink) + gradient
      })
    }
  }
  return (text) => {
    const found = probabilities(featuresOf(text))
    return Object.fromEntries(labels.map((label, place) => [label, found[place]!])) as Record<Label, number>
  }
}
