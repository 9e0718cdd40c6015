import fc from 'fast-check'
import { doorProperties } from '@/tests/doors/properties'

// The short form; `npm run bench:doors` runs 50,000.
test.each(Object.entries(doorProperties))('whatever comes: %s', async (_name, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns: 1000 })
})
