import { answer } from './answer.server'
import { readMessage } from './understanding/message'
import { editDistance } from '@/lib/text/language/edit-distance'

jest.mock('@/lib/text/language/edit-distance', () => {
  const actual = jest.requireActual<typeof import('@/lib/text/language/edit-distance')>(
    '@/lib/text/language/edit-distance',
  )
  return { editDistance: jest.fn(actual.editDistance) }
})

const compared = jest.mocked(editDistance)
beforeEach(() => compared.mockClear())

const ask = (text: string) => answer(readMessage(text), 'local', new AbortController().signal)
const filled = (text: string) => text.repeat(1000).slice(0, 1000)

/** Distinct words that could all be misspellings: 'bladdera', 'bladderb', ... */
const mistakes = 'bladder numbness surgery weakness tingling swelling bleeding breathing confused paralyzed'
  .split(' ')
  .flatMap((word) => [...'bcdfghjkmqvwxz'].map((letter) => `${word.slice(0, 4)}${letter}${word.slice(4)}`))
  .join(' ')

test.each([
  ['the same mistakes again and again', filled('debilit me scaffold ')],
  ['as many different mistakes as possible', mistakes.slice(0, 1000)],
])('a message of %s needs few word comparisons', async (_, text) => {
  await ask(text)
  expect(compared.mock.calls.length).toBeLessThan(5000)
})

test('a repeated word is looked up once', async () => {
  await ask('my blader')
  const once = compared.mock.calls.length
  compared.mockClear()
  await ask('my blader, my blader and my blader')
  expect(once).toBeGreaterThan(0)
  expect(compared).toHaveBeenCalledTimes(once)
})

/** Counts how often regular expressions run while a message is answered. */
async function searchesFor(text: string): Promise<number> {
  const { exec } = RegExp.prototype
  let count = 0
  RegExp.prototype.exec = function (...args) {
    count += 1
    return exec.apply(this, args)
  }
  await ask(text).finally(() => (RegExp.prototype.exec = exec))
  return count
}

test.each([
  'no fever ',
  'my leg is not weak ',
  'what are the signs of fever ',
  'could I lose my bladder ',
  'a. ',
])('work grows linearly with the number of matches: %s', async (text) => {
  await ask('hello')
  expect(await searchesFor(filled(text))).toBeLessThan(20_000)
})
