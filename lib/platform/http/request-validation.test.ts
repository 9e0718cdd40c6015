import fc from 'fast-check'
import { requestValidationProperties } from '@/tests/request-validation/properties'

test.each(Object.entries(requestValidationProperties))('for any input: %s', async (_name, property) => {
  await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns: 1000 })
})
