import { readMessage } from '../understanding/message'
import { featuresOf } from './features'
import { classify, loadClassifier, storeClassifier } from './classifier'
import { train } from './train'

const labels = ['fruit', 'tool'] as const
const texts = [
  ...['a ripe apple', 'apples and pears', 'peel the apple', 'sweet pear juice', 'an apple and a pear'].map(
    (text) => ({
      text,
      label: 'fruit' as const,
    }),
  ),
  ...['a heavy hammer', 'hammers and nails', 'swing the hammer', 'sharp saw blade', 'a hammer and a saw'].map(
    (text) => ({
      text,
      label: 'tool' as const,
    }),
  ),
]

const features = (text: string) => featuresOf(readMessage(text))
const examples = texts.map(({ text, label }) => ({ label, features: features(text) }))
const classifier = train(labels, examples)

test.each([
  ['an apple a day', 'fruit'],
  ['aple pie', 'fruit'],
  ['where is my hammer', 'tool'],
  ['two hamers', 'tool'],
] as const)('%s is like what it shares words or pieces of words with', (text, label) =>
  expect(classify(classifier, features(text))[label]).toBeGreaterThan(0.5),
)

test('the probabilities sum to 1', () => {
  const { fruit, tool } = classify(classifier, features('a pear'))
  expect(fruit + tool).toBeCloseTo(1)
})

test('training is deterministic', () => expect(train(labels, examples)).toEqual(classifier))

test('an empty text gets no confident label', () => {
  expect(Math.abs(classify(classifier, features('')).fruit - 0.5)).toBeLessThan(0.25)
})

test('predictions barely change after storing and loading', () => {
  const again = loadClassifier<(typeof labels)[number]>(storeClassifier(classifier))
  for (const { text } of texts)
    expect(classify(again, features(text)).fruit).toBeCloseTo(classify(classifier, features(text)).fruit, 1)
})
