import { contactErrors } from '@/content/en/ui/contact/errors'
import { contactFieldErrors } from '@/content/en/ui/contact/field-errors'
import { office } from '@/content/generated/practice/office'
import { fieldLimits, fieldNames } from '@/lib/contact/request/schema'
import { errorStatus } from '@/lib/platform/http/errors'

test('every API error has a sentence', () =>
  expect(Object.keys(contactErrors)).toEqual(Object.keys(errorStatus)))

test('missing fields have the exact sentences', () =>
  expect(contactErrors['missing-fields']).toBe('Please fill in all required fields.'))

test.each(['too-many-requests', 'unavailable'] as const)('%s mentions the phone number', (code) =>
  expect(contactErrors[code]).toContain(office.phone.display),
)

test('every field has a sentence for each of its errors', () => {
  expect(Object.keys(contactFieldErrors)).toEqual(fieldNames)
  for (const sentences of Object.values(contactFieldErrors)) {
    expect(Object.keys(sentences)).toEqual(['required', 'too-long', 'invalid'])
  }
})

test('sentences state the actual limits', () => {
  for (const [field, limit] of Object.entries(fieldLimits)) {
    const sentence = contactFieldErrors[field as keyof typeof fieldLimits]['too-long']
    expect(sentence).toContain(limit.toLocaleString('en-US'))
  }
})
