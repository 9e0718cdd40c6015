import { blendPaths } from './blend-paths'

const [from, to] = ['M0 0q1.5.5 10-4t.5-20z', 'M10 0q3.5 2.5 20-8t1.5-40z']

test.each([
  [0, from],
  [1, to],
  [-1, from],
  [2, to],
])('at %d it is one of the two paths', (at, path) => expect(blendPaths(from, to, at)).toBe(path))

test('halfway, every number is halfway', () =>
  expect(blendPaths(from, to, 0.5).replace(/ +/g, ' ')).toBe('M 5 0q 2.5 1.5 15 -6t 1 -30z'))
