import { FASTEST_PERSON_MS, trapMarks } from '@/lib/contact/request/traps'

test('the time trap is at most three seconds', () => expect(FASTEST_PERSON_MS).toBeLessThanOrEqual(3000))

test.each([
  ['no trap fields, as a program sends them', {}, []],
  ['an empty trap', { website: '' }, []],
  ['a filled trap', { website: 'http://spam.example' }, ['honeypot']],
  ['no elapsed, as without script', { elapsed: '' }, []],
  ['too fast', { elapsed: 150 }, ['too-fast']],
  ['too fast, from a form', { elapsed: '150' }, ['too-fast']],
  ['no time at all', { elapsed: 0 }, ['too-fast']],
  ['slow enough', { elapsed: 3000 }, []],
  ['slow enough, from a form', { elapsed: '3000' }, []],
  ['not a time', { elapsed: 'soon' }, []],
  ['both', { website: 'x', elapsed: 5 }, ['honeypot', 'too-fast']],
])('%s', (_name, fields, marks) => expect(trapMarks(fields)).toEqual(marks))

test.each<Record<string, unknown>>([
  { website: ['x'] },
  { website: 5 },
  { elapsed: {} },
  { elapsed: { toString: 1 } },
  { elapsed: true },
])('no form sends %j', (fields) => expect(trapMarks(fields)).toBeNull())
