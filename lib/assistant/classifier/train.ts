import { scaleOf, scoresOf, softmax, type Classifier } from '@/lib/assistant/classifier/classifier'

export type Example<Label extends string> = { features: readonly string[]; label: Label }

const rounds = 12
const firstStep = 0.35

/** Shuffles deterministically, so that training is reproducible. */
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

/** A row for each feature that occurs in more than one example, to avoid overfitting to it. */
function vocabularyOf(examples: readonly Example<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > 1).map(([feature]) => feature)
  return new Map(repeated.map((feature, row) => [feature, row]))
}

/** Smaller steps are left out: of many labels, most are out of the question for an example. */
const smallest = 1e-3

/** How much more an example of a rare label weighs: 0 not at all, 1 in inverse proportion. */
const balancing = 0.25

/**
 * Trains a multinomial logistic regression by gradient descent. The result is the average of the later rounds, which
 * depends less on the order of the examples than the last one.
 */
export function train<Label extends string>(
  labels: readonly Label[],
  examples: readonly Example<Label>[],
): Classifier<Label> {
  const rows = vocabularyOf(examples)
  const weights = new Float32Array(rows.size * labels.length)
  const average = new Float32Array(weights.length)
  const counts = labels.map((label) => examples.filter((example) => example.label === label).length)
  const balance = counts.map((count) => (examples.length / (labels.length * Math.max(1, count))) ** balancing)
  const known = examples.map(({ features, label }) => {
    const found = features.flatMap((feature) => rows.get(feature) ?? [])
    return { rows: found, scale: scaleOf(features), at: labels.indexOf(label) }
  })
  for (let round = 0; round < rounds; round++) {
    const step = firstStep / (1 + round / 4)
    for (const { rows: own, scale, at } of shuffled(known, round)) {
      const now = softmax(scoresOf(weights, labels.length, own).map((score) => score * scale))
      const rate = step * balance[at]! * scale
      now.forEach((probability, label) => {
        const gradient = rate * ((label === at ? 1 : 0) - probability)
        if (Math.abs(gradient) < smallest) return
        for (const row of own) weights[row * labels.length + label]! += gradient
      })
    }
    if (round >= rounds / 2) weights.forEach((weight, place) => (average[place]! += (2 * weight) / rounds))
  }
  return { labels, rows, weights: average, step: 1 }
}
