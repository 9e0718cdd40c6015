import { shortened } from './shortened'

const long = ['One two three. Four five six. Seven eight nine.', 'Call 911 if it gets worse.']
const short = ['Ten eleven. Twelve thirteen.']

test('answers keep their first sentences, in turn, as long as there is room', () =>
  expect(shortened([long, short], 11)).toEqual([
    'One two three. Four five six.',
    'Ten eleven. Twelve thirteen.',
  ]))

test('no sentence is cut, and each answer has at least one', () =>
  expect(shortened([long, short], 3)).toEqual(['One two three.', 'Ten eleven.']))

test('with room for everything, nothing is left out', () =>
  expect(shortened([long, short], 100)).toEqual([long.join(' '), short.join(' ')]))
