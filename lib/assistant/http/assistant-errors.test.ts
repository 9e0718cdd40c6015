import { assistantErrors } from '@/content/assistant/errors'
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
