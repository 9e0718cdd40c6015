import { likelihoodsOf, scoresOf } from '@/lib/assistant/classifier/classifiers'
import { featuresOf } from '@/lib/assistant/classifier/features'
import { readMessage } from '@/lib/assistant/understanding/message'
import { trainAll } from './combine'

const featuresIn = (text: string) => featuresOf(readMessage(text))
const fruit = [
  'a ripe apple',
  'apples and pears',
  'peel the apple',
  'sweet pear juice',
  'an apple and a pear',
]
const tools = [
  'a heavy hammer',
  'hammers and nails',
  'swing the hammer',
  'sharp saw blade',
  'a hammer and a saw',
]
const labeled = (label: string, texts: string[]) =>
  texts.map((text) => ({ label, features: featuresIn(text) }))
const things = [...labeled('fruit', fruit), ...labeled('tool', tools)]
const lengths = [...labeled('short', ['no', 'yes']), ...labeled('long', [...fruit, ...tools])]

let classifiers: Awaited<ReturnType<typeof trainAll>>
beforeAll(async () => {
  classifiers = await trainAll({ things, lengths })
})
const likelihoods = (name: string, text: string) =>
  likelihoodsOf(classifiers.heads[name]!, scoresOf(classifiers, featuresIn(text)))

test.each([
  ['an apple a day', 'fruit'],
  ['appple pie', 'fruit'],
  ['where is my hammer', 'tool'],
  ['two hamers', 'tool'],
] as const)('%s is like what it shares words or pieces of words with', (text, label) =>
  expect(likelihoods('things', text)[label]).toBeGreaterThan(0.5),
)

test('the probabilities of each classifier sum to 1', () => {
  for (const name of ['things', 'lengths']) {
    const sum = Object.values(likelihoods(name, 'a pear')).reduce((total, one) => total! + one!, 0)
    expect(sum).toBeCloseTo(1)
  }
})

test('training is deterministic', async () =>
  expect(await trainAll({ things, lengths })).toEqual(classifiers))

test('an empty text gets no confident label', () => {
  expect(Math.abs(likelihoods('things', '').fruit! - 0.5)).toBeLessThan(0.25)
})
