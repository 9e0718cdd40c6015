import { stringsIn } from './strings-in'

test('every string of some data, in order', () =>
  expect(stringsIn({ a: 'one', b: ['two', { c: 'three' }, 4, null, undefined] })).toEqual([
    'one',
    'two',
    'three',
  ]))

test('a text is its own string', () => expect(stringsIn('one')).toEqual(['one']))
