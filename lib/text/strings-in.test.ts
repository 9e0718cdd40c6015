import { stringsIn } from './strings-in'

test('finds every string in order', () =>
  expect(stringsIn({ a: 'one', b: ['two', { c: 'three' }, 4, null, undefined] })).toEqual([
    'one',
    'two',
    'three',
  ]))

test('returns a string as itself', () => expect(stringsIn('one')).toEqual(['one']))
