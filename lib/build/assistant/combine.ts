import { Worker } from 'node:worker_threads'
import { scaleOf, type Classifiers, type Head } from '@/lib/assistant/classifier/classifiers'
import type { Training } from '@/lib/build/assistant/train'
import { placeOf } from '@/lib/text/hashes'

/** The features of a text, for a label. Texts in several sets share them. */
export type Labeled = { label: string; features: Int32Array }

/** A trained classifier: the row of each feature, -1 if it says nothing, and a byte per label in each row. */
type Trained = { labels: readonly string[]; rows: Int32Array; weights: Int8Array; step: number }

/** The features of more than one text: nothing can be learned from others. */
function repeatedIn(texts: Iterable<Int32Array>): Int32Array {
  const lists = [...texts]
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let length = 0
  for (const list of lists) {
    all.set(list, length)
    length += list.length
  }
  all.sort()
  return all.filter((feature, place) => feature === all[place + 1] && feature !== all[place - 1])
}

/** Numbers the rows that occur in more than one example; -1 for the others. */
function numberRows(examples: readonly Int32Array[], height: number): Int32Array {
  const counts = new Int32Array(height)
  for (const rows of examples) for (const row of rows) counts[row]! += 1
  let number = -1
  return counts.map((count) => (count > 1 ? (number += 1) : -1))
}

const mostSteps = 127

/** Weights as whole numbers of steps. */
function quantized(weights: Float32Array): { step: number; weights: Int8Array } {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = most / mostSteps
  const steps = new Int8Array(weights.length)
  for (let place = 0; place < weights.length; place += 1) steps[place] = Math.round(weights[place]! / step)
  return { step, weights: steps }
}

/** Trains in a thread of its own, so that several classifiers are trained at once. */
const trainInThread = (training: Training): Promise<Float32Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train.ts', import.meta.url), { workerData: training })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

async function trained(
  examples: readonly Labeled[],
  rowsOf: ReadonlyMap<Int32Array, Int32Array>,
  height: number,
): Promise<Trained> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const columns = new Map(labels.map((label, column) => [label, column]))
  const rows = numberRows(
    examples.map(({ features }) => rowsOf.get(features)!),
    height,
  )
  const known = examples.map(({ label, features }) => ({
    rows: rowsOf
      .get(features)!
      .map((row) => rows[row]!)
      .filter((row) => row >= 0),
    scale: scaleOf(features),
    label: columns.get(label)!,
    key: features.reduce((key, feature) => Math.imul(key, 31) + feature, 0) | 0,
  }))
  const ownHeight = rows.reduce((count, row) => Math.max(count, row + 1), 0)
  const weights = await trainInThread({ examples: known, height: ownHeight, width: labels.length })
  return { labels, rows, ...quantized(weights) }
}

/** The weights of all classifiers, by feature, without those that are 0. */
function rowsTogether(parts: readonly (Trained & { head: Head })[], height: number) {
  const most = parts.reduce((sum, { weights }) => sum + weights.filter(Boolean).length, 0)
  const starts = new Int32Array(height + 1)
  const columns = new Uint16Array(most)
  const weights = new Int8Array(most)
  let length = 0
  for (let row = 0; row < height; row += 1) {
    for (const { head, rows, weights: own } of parts) {
      const width = head.labels.length
      for (let label = 0; rows[row]! >= 0 && label < width; label += 1) {
        const weight = own[rows[row]! * width + label]!
        if (weight === 0) continue
        columns[length] = head.first + label
        weights[length] = weight
        length += 1
      }
    }
    starts[row + 1] = length
  }
  return { starts, columns, weights }
}

/** Trains classifiers, each with its examples, and puts them together. */
export async function trainAll(sets: Readonly<Record<string, readonly Labeled[]>>): Promise<Classifiers> {
  const texts = new Set(Object.values(sets).flatMap((examples) => examples.map(({ features }) => features)))
  const features = repeatedIn(texts)
  const rowsOf = new Map(
    [...texts].map((text) => [
      text,
      text.map((feature) => placeOf(features, feature)).filter((row) => row >= 0),
    ]),
  )
  const names = Object.keys(sets)
  const all = await Promise.all(names.map((name) => trained(sets[name]!, rowsOf, features.length)))
  let first = 0
  const parts = all.map((part) => {
    const head = { labels: part.labels, first, step: part.step }
    first += part.labels.length
    return { ...part, head }
  })
  const heads = Object.fromEntries(names.map((name, place) => [name, parts[place]!.head]))
  return { heads, features, ...rowsTogether(parts, features.length) }
}
