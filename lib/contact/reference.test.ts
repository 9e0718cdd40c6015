import { newReference, typedReference } from './reference'

test('is easy to read out, and new each time', () => {
  const references = Array.from({ length: 2000 }, newReference)
  for (const reference of references)
    expect(reference).toMatch(/^HS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(references).size).toBe(2000)
})

test.each(['HS-7K3M-9Q2T', 'hs-7k3m-9q2t', 'hs7k3m9q2t', '7K3M 9Q2T', ' HS\u20117K3M\u20139Q2T\n'])(
  'typed as %j it is found',
  (typed) => expect(typedReference(typed)).toBe('HS-7K3M-9Q2T'),
)

test('letters that it never has are the digits they look like', () => {
  expect(typedReference('hs-O0Ii-LL11')).toBe('HS-0011-1111')
})

test('one whose first letters are HS is not mistaken for its prefix', () => {
  expect(typedReference('HS00-1111')).toBe('HS-HS00-1111')
})

test.each(['', 'HS', 'HS-7K3M', 'HS-7K3M-9Q2', 'HS-7K3M-9Q2TT', 'XX-7K3M-9Q2T', "7K3M9Q2T'", 'HS-7K3M-9Q2U'])(
  '%j is none',
  (typed) => expect(typedReference(typed)).toBeNull(),
)

test('every reference is found by itself', () => {
  for (const reference of Array.from({ length: 500 }, newReference)) {
    expect(typedReference(reference.toLowerCase().replaceAll('-', ''))).toBe(reference)
  }
})
