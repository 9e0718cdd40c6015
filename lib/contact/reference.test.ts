import { newReference } from './reference'

test('is easy to read out, and new each time', () => {
  const references = Array.from({ length: 2000 }, newReference)
  for (const reference of references)
    expect(reference).toMatch(/^HS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(references).size).toBe(2000)
})
