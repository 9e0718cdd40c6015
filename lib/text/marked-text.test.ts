import { parseMarks } from './marked-text'

test('text without markup is one piece', () =>
  expect(parseMarks('Keep moving.')).toEqual([{ kind: 'text', text: 'Keep moving.' }]))

test('parses every kind of markup', () =>
  expect(
    parseMarks('In {claim:surgeries} it helps.[^REGR1] Read [more](/services#risks) or {call the office}.'),
  ).toEqual([
    { kind: 'text', text: 'In ' },
    { kind: 'claim', key: 'surgeries' },
    { kind: 'text', text: ' it helps.' },
    { kind: 'footnote', key: 'REGR1' },
    { kind: 'text', text: ' Read ' },
    { kind: 'link', text: 'more', href: '/services#risks' },
    { kind: 'text', text: ' or ' },
    { kind: 'office', text: 'call the office' },
    { kind: 'text', text: '.' },
  ]))

test('parses what others read instead of the office', () =>
  expect(parseMarks('{Call the office|Call your own doctor} today.')).toEqual([
    { kind: 'office', text: 'Call the office', others: 'Call your own doctor' },
    { kind: 'text', text: ' today.' },
  ]))

test('parses the phone number in notices', () => expect(parseMarks('{phone}')).toEqual([{ kind: 'phone' }]))

test('parses adjacent markup', () =>
  expect(parseMarks('[^SPORT-D2][^NHSW]')).toEqual([
    { kind: 'footnote', key: 'SPORT-D2' },
    { kind: 'footnote', key: 'NHSW' },
  ]))

test('parses links to other sites', () =>
  expect(parseMarks('[a](https://example.com/x)')).toEqual([
    { kind: 'link', text: 'a', href: 'https://example.com/x' },
  ]))

test.each(['a [note] in brackets', 'L4 (the fourth)', '[a](http://example.com)', '{}'])(
  '%s only looks like markup',
  (text) => expect(parseMarks(text)).toEqual([{ kind: 'text', text }]),
)
