import { fromJson } from './from-json'

test.each([
  ['nothing stored', null, null],
  ['an object', '{"a":[1]}', { a: [1] }],
  ['broken JSON', '{"a":', null],
  ['an empty text', '', null],
  ['a word', 'local', null],
])('JSON of %s', (_name, text, value) => expect(fromJson(text)).toEqual(value))
