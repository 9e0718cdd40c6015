import { featuresOf } from './features'
import { classify, loadNet, storeNet } from './net'
import { train } from './train'

const labels = ['fruit', 'tool'] as const
const examples = [
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

const net = train(labels, examples)

test.each([
  ['an apple a day', 'fruit'],
  ['aple pie', 'fruit'],
  ['where is my hammer', 'tool'],
  ['two hamers', 'tool'],
] as const)('%s is like what it shares words or pieces of words with', (text, label) =>
  expect(classify(net, featuresOf(text))[label]).toBeGreaterThan(0.5),
)

test('the likelihoods are shares of one', () => {
  const { fruit, tool } = classify(net, featuresOf('a pear'))
  expect(fruit + tool).toBeCloseTo(1)
})

test('made twice, it answers the same', () => expect(train(labels, examples)).toEqual(net))

test('nothing to compare gives no surprise', () => {
  expect(Math.abs(classify(net, featuresOf('')).fruit - 0.5)).toBeLessThan(0.25)
})

test('stored and taken up again, it answers nearly the same', () => {
  const again = loadNet(storeNet(net), labels)
  for (const { text } of examples)
    expect(classify(again, featuresOf(text)).fruit).toBeCloseTo(classify(net, featuresOf(text)).fruit, 1)
})

test('a stored net with other labels is refused, rather than read wrongly', () =>
  expect(() => loadNet(storeNet(net), ['tool', 'fruit'])).toThrow('out of date'))
