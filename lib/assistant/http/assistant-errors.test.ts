import { assistantErrors, waitIn } from '@/content/assistant/errors'
import { office } from '@/content/generated/practice/office'
import { errorStatus } from '@/lib/platform/http/errors'

test('every API error has a message', () =>
  expect(Object.keys(assistantErrors)).toEqual(Object.keys(errorStatus)))

test('none contains the phone number, which only local visitors may see', () =>
  expect(JSON.stringify(assistantErrors)).not.toContain(office.phone.display))

test.each(['too-many-requests', 'unavailable'] as const)('%s says where to get help', (code) =>
  expect(assistantErrors[code]).toMatch(/call 911.*988/),
)

test.each(['too-large', 'invalid-fields'] as const)('%s states the limit', (code) =>
  expect(assistantErrors[code]).toContain('1,000'),
)

test.each([
  ['en', 1, 'a minute'],
  ['en', 61, '2 minutes'],
  ['en', 3600, 'an hour'],
  ['en', 3601, '2 hours'],
  ['en', 86_400, '24 hours'],
  ['es', 60, 'un minuto'],
  ['es', 120, '2 minutos'],
  ['es', 7200, '2 horas'],
] as const)('in %s, %d seconds are %s', (language, seconds, words) =>
  expect(waitIn(language, seconds)).toBe(words),
)
