import { newReference, typedReference } from '@/lib/contact/request/reference'

test('is easy to read aloud and different each time', () => {
  const references = Array.from({ length: 2000 }, newReference)
  for (const reference of references)
    expect(reference).toMatch(/^HS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(references).size).toBe(2000)
})

test.each(['HS-7K3M-9Q2T', 'hs-7k3m-9q2t', 'hs7k3m9q2t', '7K3M 9Q2T', ' HS\u20117K3M\u20139Q2T\n'])(
  'is recognized when typed as %j',
  (typed) => expect(typedReference(typed)).toBe('HS-7K3M-9Q2T'),
)

test('letters that references never contain count as the digits they resemble', () => {
  expect(typedReference('hs-O0Ii-LL11')).toBe('HS-0011-1111')
})

test('a reference that starts with HS is not mistaken for its prefix', () => {
  expect(typedReference('HS00-1111')).toBe('HS-HS00-1111')
})

test.each(['', 'HS', 'HS-7K3M', 'HS-7K3M-9Q2', 'HS-7K3M-9Q2TT', 'XX-7K3M-9Q2T', "7K3M9Q2T'", 'HS-7K3M-9Q2U'])(
  '%j is not a reference',
  (typed) => expect(typedReference(typed)).toBeNull(),
)

test('every reference parses to itself', () => {
  for (const reference of Array.from({ length: 500 }, newReference)) {
    expect(typedReference(reference.toLowerCase().replaceAll('-', ''))).toBe(reference)
  }
})
