import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * A text classifier: multinomial logistic regression. `weights` has a row per feature of the vocabulary, with one
 * quantized weight per label.
 */
export type Classifier<Label extends string> = {
  labels: readonly Label[]
  rows: ReadonlyMap<string, number>
  weights: ArrayLike<number>
  /** What one unit of a quantized weight is worth. */
  step: number
}

/** A classifier as `npm run content` stores it: weights from -127 to 127; both lists deflated, in base64. */
export type StoredClassifier = { labels: string[]; features: string; weights: string; step: number }

const mostSteps = 127

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Normalizes for length: a long message has more features, which must not raise the confidence. */
export const scaleOf = (features: readonly unknown[]) => 4 / Math.sqrt(features.length || 1)

/** Adds up the weights of the rows, per label. */
export function scoresOf(weights: ArrayLike<number>, labels: number, rows: readonly number[]): number[] {
  const scores = new Array<number>(labels).fill(0)
  for (const row of rows)
    for (let label = 0; label < labels; label += 1) scores[label]! += weights[row * labels + label]!
  return scores
}

/** Label probabilities for a text, given its features; they sum to 1. Unknown features count as length only. */
export function classify<Label extends string>(
  { labels, rows, weights, step }: Classifier<Label>,
  features: readonly string[],
): Record<Label, number> {
  const known = features.flatMap((feature) => rows.get(feature) ?? [])
  const scale = step * scaleOf(features)
  const found = softmax(scoresOf(weights, labels.length, known).map((score) => score * scale))
  return Object.fromEntries(labels.map((label, place) => [label, found[place]!])) as Record<Label, number>
}

const packed = (bytes: Uint8Array) => deflateRawSync(bytes, { level: 9 }).toString('base64')
const unpacked = (text: string) => inflateRawSync(Buffer.from(text, 'base64'))

/** Quantizes and compresses a trained classifier. */
export function storeClassifier({ labels, rows, weights }: Classifier<string>): StoredClassifier {
  const most = Array.from(weights).reduce((a, b) => Math.max(a, Math.abs(b)), 0)
  const step = most / mostSteps
  const steps = Int8Array.from(Array.from(weights, (value) => Math.round(value / step)))
  return {
    labels: [...labels],
    step,
    features: packed(Buffer.from([...rows.keys()].join('\n'))),
    weights: packed(new Uint8Array(steps.buffer)),
  }
}

/** Loads a stored classifier. */
export function loadClassifier<Label extends string>(stored: StoredClassifier): Classifier<Label> {
  const features = unpacked(stored.features).toString().split('\n')
  return {
    labels: stored.labels as Label[],
    rows: new Map(features.map((feature, row) => [feature, row])),
    weights: new Int8Array(unpacked(stored.weights)),
    step: stored.step,
  }
}
