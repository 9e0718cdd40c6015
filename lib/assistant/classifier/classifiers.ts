import { placeOf } from '@/lib/text/hashes'

/** The likelihood of each label, from 0 to 1; a label without examples has no entry. */
export type Likelihoods<Label extends string> = Partial<Record<Label, number>>

/** A classifier's labels have consecutive columns, from `first`. `step` is what one unit of its weights is worth. */
export type Head = { labels: readonly string[]; first: number; step: number }

/**
 * Text classifiers that share their features; each is a multinomial logistic regression. A feature has a row of weights, one per
 * label of any classifier that it tells something about.
 */
export type Classifiers = {
  heads: Readonly<Record<string, Head>>
  /** Hashes, in ascending order. */
  features: Int32Array
  /** Where the weights of each row start, and where the last ones end. */
  starts: Int32Array
  columns: Uint16Array
  weights: Int8Array
}

/** Turns scores into likelihoods that sum to 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Normalizes for length: a long message has more features, which must not raise the confidence. */
export const scaleOf = (features: ArrayLike<number>): number => 4 / Math.sqrt(features.length || 1)

/** The scores of all labels, by column, for a text with these features. Unknown ones count as length only. */
export function scoresOf(
  { heads, features, starts, columns, weights }: Classifiers,
  found: Int32Array,
): Float64Array {
  const width = Object.values(heads).reduce((sum, { labels }) => sum + labels.length, 0)
  const scores = new Float64Array(width)
  for (const feature of found) {
    const row = placeOf(features, feature)
    if (row < 0) continue
    const end = starts[row + 1]!
    for (let place = starts[row]!; place < end; place += 1) scores[columns[place]!]! += weights[place]!
  }
  const scale = scaleOf(found)
  return scores.map((score) => score * scale)
}

/** Label probabilities of one classifier, given the scores of all labels. */
export function likelihoodsOf<Label extends string>(
  { labels, first, step }: Head,
  scores: Float64Array,
): Likelihoods<Label> {
  const own = Array.from(scores.subarray(first, first + labels.length), (score) => score * step)
  const found = softmax(own)
  return Object.fromEntries(labels.map((label, place) => [label, found[place]!])) as Likelihoods<Label>
}
