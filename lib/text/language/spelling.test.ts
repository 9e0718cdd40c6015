import { correctorFor, dictionaryOf } from './spelling'

const dictionary = dictionaryOf(['bladder', 'surgery', 'groin', 'weakness', 'weakest'], (word) =>
  word.length < 5 ? 0 : word.length < 8 ? 1 : 2,
)

test.each([
  ['blader', 'bladder'],
  ['surgrey', 'surgery'],
  ['wekanes', 'wekanes'],
  ['wekaness', 'weakness'],
  ['gorin', 'groin'],
  ['bladder', 'bladder'],
])('%s is corrected to %s', (word, meant) => expect(dictionary.nearest(word)).toBe(meant))

test.each(['ladder', 'gron', 'elephant', '', '7'])('%j stands for no other word', (word) =>
  expect(dictionary.nearest(word)).toBe(word),
)

test('prefers the longer of two equally close words', () =>
  expect(dictionaryOf(['walki', 'walking'], () => 1).nearest('walkin')).toBe('walking'))

test('corrects a limited number of distinct words per text and keeps the rest', () => {
  const nearest = jest.fn((word: string) => word.toUpperCase())
  const correct = correctorFor({ nearest }, 2)
  expect(['one', 'two', 'one', 'three', 'two'].map(correct)).toEqual(['ONE', 'TWO', 'ONE', 'three', 'TWO'])
  expect(nearest).toHaveBeenCalledTimes(2)
})
