import { likelyAddress, oddDigitCount } from '@/lib/contact/request/likely-typo'

test.each([
  ['name@gmail.con', 'name@gmail.com'],
  ['name@gmial.com', 'name@gmail.com'],
  ['Name.Last+x@GMIAL.con', 'Name.Last+x@gmail.com'],
  [' name@yaho.com ', 'name@yahoo.com'],
  ['name@gmail.co', 'name@gmail.com'],
  ['name@hotmial.cmo', 'name@hotmail.com'],
  ['name@comcast.nte', 'name@comcast.net'],
])('%s probably means %s', (typed, meant) => expect(likelyAddress(typed)).toBe(meant))

test.each([
  '',
  'name',
  'name@gmail.com',
  'name@Gmail.com',
  'name@example.com',
  'name@example.co',
  'name@mail.gmail.con',
  'name@yahoo.es',
  'name@hanford.k12.ca.us',
  'a b@gmial.com',
])('%j is left alone', (typed) => expect(likelyAddress(typed)).toBeNull())

test.each([
  ['559-555-010', 9],
  ['555-0100', 7],
  ['(559) 555-01000', 11],
  ['1 559 555 010', 9],
  ['1', 1],
  ['12', 2],
  ['155-501', 6],
])('%s has an odd number of digits, %i', (typed, count) => expect(oddDigitCount(typed)).toBe(count))

test.each([
  '',
  '559-555-0100',
  '(559) 555-0100',
  '1 559 555 0100',
  '+52 55 1234 567',
  '011 52 55 1234',
  '559-555-0100 x12',
])('%j is left alone', (typed) => expect(oddDigitCount(typed)).toBeNull())
