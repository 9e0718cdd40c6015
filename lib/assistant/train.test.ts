import { train } from './train'

const labels = ['fruit', 'tool'] as const
const examples = [
  ...['a ripe apple', 'apples and pears', 'peel the orange', 'sweet pear juice'].map((text) => ({
    text,
    label: 'fruit' as const,
  })),
  ...['a heavy hammer', 'hammers and nails', 'turn the screwdriver', 'sharp saw blade'].map((text) => ({
    text,
    label: 'tool' as const,
  })),
]

const classify = train(labels, examples)

test.each([
  ['an apple a day', 'fruit'],
  ['aple pie', 'fruit'],
  ['where is my hammer', 'tool'],
  ['two hamers', 'tool'],
] as const)('%s is like what it shares words or pieces of words with', (text, label) =>
  expect(classify(text)[label]).toBeGreaterThan(0.5),
)

test('the likelihoods are shares of one', () => {
  const { fruit, tool } = classify('a pear')
  expect(fruit + tool).toBeCloseTo(1)
})

test('made twice, it answers the same', () =>
  expect(train(labels, examples)('sweet apple')).toEqual(classify('sweet apple')))

test('nothing to compare gives no surprise', () => {
  expect(classify('').fruit).toBeCloseTo(0.5)
})
