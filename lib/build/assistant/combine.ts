import { placeOf, scaleOf, type Classifiers, type Head } from '@/lib/assistant/classifier/classifiers'
import { train } from '@/lib/build/assistant/train'

/** A text with its features, for a label. */
export type Labeled = { label: string; features: Int32Array }

type Trained = { head: Head; rows: Int32Array; weights: Int8Array }

const mostSteps = 127

/** The features of more than one text: others can't be learned from. */
function repeatedIn(texts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(texts.reduce((sum, { length }) => sum + length, 0))
  let length = 0
  for (const text of texts) {
    all.set(text, length)
    length += text.length
  }
  all.sort()
  return all.filter((feature, place) => feature === all[place + 1] && feature !== all[place - 1])
}

/** Weights as steps of a byte. */
function quantized(weights: Float32Array): { step: number; steps: Int8Array } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const step = most / mostSteps
  return { step, steps: new Int8Array(weights.length).map((_, place) => Math.round(weights[place]! / step)) }
}

function trained(examples: readonly Labeled[], features: Int32Array, first: number): Trained {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const columns = new Map(labels.map((label, column) => [label, column]))
  const own = repeatedIn(examples.map((example) => example.features))
  const known = examples.map((example) => ({
    rows: example.features.map((feature) => placeOf(own, feature)).filter((row) => row >= 0),
    scale: scaleOf(example.features),
    label: columns.get(example.label)!,
  }))
  const { step, steps } = quantized(train(known, own.length, labels.length))
  return { head: { labels, first, step }, rows: features.map((feature) => placeOf(own, feature)), weights: steps }
}

/** Trains classifiers, each with its examples, and puts their weights together, without those that are 0. */
export function trainAll(sets: Readonly<Record<string, readonly Labeled[]>>): Classifiers {
  const features = repeatedIn(Object.values(sets).flatMap((examples) => examples.map((one) => one.features)))
  const heads: Record<string, Head> = {}
  const parts: Trained[] = []
  let width = 0
  for (const [name, examples] of Object.entries(sets)) {
    const part = trained(examples, features, width)
    parts.push(part)
    heads[name] = part.head
    width += part.head.labels.length
  }
  const most = parts.reduce((sum, { weights }) => sum + weights.filter((weight) => weight !== 0).length, 0)
  const starts = new Int32Array(features.length + 1)
  const columns = new Uint16Array(most)
  const weights = new Int8Array(most)
  let length = 0
  for (let row = 0; row < features.length; row += 1) {
    for (const { head, rows, weights: own } of parts) {
      if (rows[row]! < 0) continue
      const start = rows[row]! * head.labels.length
      for (let label = 0; label < head.labels.length; label += 1) {
        if (own[start + label] === 0) continue
        columns[length] = head.first + label
        weights[length] = own[start + label]!
        length += 1
      }
    }
    starts[row + 1] = length
  }
  return { heads, features, starts, columns, weights }
}
