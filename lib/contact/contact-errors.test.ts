import { contactErrors } from '@/content/contact-errors'
import { contactFieldErrors } from '@/content/contact-field-errors'
import { practice } from '@/content/practice'
import { fieldLimits, fieldNames } from './schema'
import { errorStatus } from '@/lib/http/errors'

test('every API error has a sentence', () =>
  expect(Object.keys(contactErrors)).toEqual(Object.keys(errorStatus)))

test('missing fields are said as the spec says it', () =>
  expect(contactErrors['missing-fields']).toBe('Please fill in all required fields.'))

test.each(['too-many-requests', 'unavailable'] as const)('%s names the phone', (code) =>
  expect(contactErrors[code]).toContain(practice.office.phone.display),
)

test('every field has a sentence for each of its errors', () => {
  expect(Object.keys(contactFieldErrors)).toEqual(fieldNames)
  for (const sentences of Object.values(contactFieldErrors)) {
    expect(Object.keys(sentences)).toEqual(['required', 'too-long', 'invalid'])
  }
})

test('limits are said as they are', () => {
  for (const [field, limit] of Object.entries(fieldLimits)) {
    const sentence = contactFieldErrors[field as keyof typeof fieldLimits]['too-long']
    expect(sentence).toContain(limit.toLocaleString('en-US'))
  }
})
