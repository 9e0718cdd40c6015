import { isMainThread, parentPort, workerData } from 'node:worker_threads'

/** A text: the rows of its features, what they are scaled by, the column of its label, and a number that only its words decide. */
type Example = { rows: Int32Array; scale: number; label: number; key: number }
export type Training = { examples: readonly Example[]; height: number; width: number }

const rounds = 8
const firstStep = 0.35

/** Smaller steps are left out: of many labels, most are out of the question for an example. */
const smallest = 1e-3

/** How much more an example of a rare label weighs: 0 not at all, 1 in inverse proportion. */
const balancing = 0.25

/** An example as certain as this teaches little, so it sits out a round, then 3, then 7. */
const certain = 0.9

/**
 * The places of the examples in an order that looks random and depends only on each example, so that one more of them
 * doesn't change the order of the others.
 */
function shuffled(examples: readonly Example[], round: number): Int32Array {
  const places = 2 ** 20
  const keys = Float64Array.from(examples, ({ key }, place) => {
    const mixed = Math.imul(key ^ Math.imul(round + 1, 0x9e3779b1), 0x85ebca6b)
    return ((mixed ^ (mixed >>> 15)) >>> 0) * places + place
  })
  return Int32Array.from(keys.sort(), (key) => key % places)
}

/** Adds up the weights of four rows at a time, which is faster than one by one; the row after the last one is all 0. */
function addRows(scores: Float64Array, weights: Float32Array, rows: Int32Array): void {
  const width = scores.length
  const zeros = weights.length - width
  const startOf = (place: number) => (place < rows.length ? rows[place]! * width : zeros)
  scores.fill(0)
  for (let place = 0; place < rows.length; place += 4) {
    const [a, b, c, d] = [startOf(place), startOf(place + 1), startOf(place + 2), startOf(place + 3)]
    for (let label = 0; label < width; label += 1)
      scores[label]! += weights[a + label]! + weights[b + label]! + weights[c + label]! + weights[d + label]!
  }
}

/** Turns the scores of an example into likelihoods, in place. */
function normalize(scores: Float64Array, scale: number): void {
  let most = -Infinity
  for (const score of scores) most = Math.max(most, score * scale)
  let sum = 0
  for (let label = 0; label < scores.length; label += 1)
    sum += scores[label] = Math.exp(scores[label]! * scale - most)
  for (let label = 0; label < scores.length; label += 1) scores[label]! /= sum
}

/**
 * Trains a multinomial logistic regression by gradient descent: a row of `width` weights for each of `height` features. The result is the
 * average of the later rounds, which depends less on the order of the examples than the last one. Written for speed: loops over
 * typed arrays, nothing allocated.
 */
function train({ examples, height, width }: Training): Float32Array {
  const weights = new Float32Array((height + 1) * width)
  const average = new Float32Array(height * width)
  const counts = new Int32Array(width)
  for (const { label } of examples) counts[label]! += 1
  const balance = Array.from(counts, (count) => (examples.length / (width * Math.max(1, count))) ** balancing)
  const nextRound = new Int32Array(examples.length)
  const pause = new Int32Array(examples.length)
  const likelihoods = new Float64Array(width)
  const changed = new Int32Array(width)
  const changes = new Float64Array(width)
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + round / 4)
    for (const place of shuffled(examples, round)) {
      if (nextRound[place]! > round) continue
      const { rows, scale, label: right } = examples[place]!
      addRows(likelihoods, weights, rows)
      normalize(likelihoods, scale)
      pause[place] = likelihoods[right]! > certain ? 2 * pause[place]! + 1 : 0
      nextRound[place] = round + 1 + pause[place]!
      const rate = step * balance[right]! * scale
      let count = 0
      for (let label = 0; label < width; label += 1) {
        const change = rate * ((label === right ? 1 : 0) - likelihoods[label]!)
        if (Math.abs(change) < smallest) continue
        changed[count] = label
        changes[count] = change
        count += 1
      }
      if (count === 0) continue
      for (const row of rows)
        for (let one = 0; one < count; one += 1) weights[row * width + changed[one]!]! += changes[one]!
    }
    if (round >= rounds / 2)
      for (let place = 0; place < average.length; place += 1)
        average[place]! += (2 * weights[place]!) / rounds
  }
  return average
}

if (!isMainThread) {
  const weights = train(workerData as Training)
  parentPort!.postMessage(weights, [weights.buffer as ArrayBuffer])
}
