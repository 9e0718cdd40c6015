import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { featureCount } from '@/lib/assistant/features'

/** A classifier of sentences: for each label a weight of every feature (multinomial logistic regression), in steps. */
export type Net<Label extends string> = {
  labels: readonly Label[]
  weights: readonly ArrayLike<number>[]
  step: number
}

/** A net as it is kept in the repository: whole steps from -127 to 127, deflated, as base64. */
export type StoredNet = { labels: string[]; step: number; weights: string[] }

const mostSteps = 127

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** A long message has more features, which must not make it more certain. */
export const scaleOf = (features: readonly number[]) => 4 / Math.sqrt(features.length || 1)

/** How likely each label is, in the order of the labels: from 0 to 1, together 1. */
export function likelihoods({ weights, step }: Net<string>, features: readonly number[]): number[] {
  const scale = step * scaleOf(features)
  return softmax(
    weights.map((weight) => features.reduce((sum, feature) => sum + weight[feature]!, 0) * scale),
  )
}

/** How likely each label is for a text, given by its features (`featuresOf`). */
export function classify<Label extends string>(
  net: Net<Label>,
  features: readonly number[],
): Record<Label, number> {
  const found = likelihoods(net, features)
  return Object.fromEntries(net.labels.map((label, place) => [label, found[place]!])) as Record<Label, number>
}

/** Makes a trained net small enough to be kept. */
export function storeNet({ labels, weights }: Net<string>): StoredNet {
  const most = Math.max(
    ...weights.map((weight) => Array.from(weight).reduce((a, b) => Math.max(a, Math.abs(b)), 0)),
  )
  const step = most / mostSteps
  const packed = weights.map((weight) => {
    const steps = Int8Array.from(Array.from(weight, (value) => Math.round(value / step)))
    return deflateRawSync(steps, { level: 9 }).toString('base64')
  })
  return { labels: [...labels], step, weights: packed }
}

/**
 * Takes a stored net up again.
 * @throws Error where it does not fit the labels and features of now: then `npm run eval:assistant` makes it anew.
 */
export function loadNet<Label extends string>(stored: StoredNet, labels: readonly Label[]): Net<Label> {
  const weights = stored.weights.map((packed) => new Int8Array(inflateRawSync(Buffer.from(packed, 'base64'))))
  const fits =
    weights.every(({ length }) => length === featureCount) && stored.labels.join() === labels.join()
  if (!fits) throw new Error('The stored net is out of date.')
  return { labels, weights, step: stored.step }
}
