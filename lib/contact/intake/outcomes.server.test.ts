import { typedValues, type Outcome } from '@/lib/contact/intake/outcome'
import { storeOutcome, readOutcome } from '@/lib/contact/intake/outcomes.server'

const start = 1_000_000
const minute = 60_000
const next = { expect: 'Expect our call.', phone: { display: '1', href: 'tel:1' } }
const received = (reference: string): Outcome => ({ kind: 'received', reference, next })

test('can be read by its ID repeatedly for 15 minutes', async () => {
  const id = await storeOutcome(received('HS-1'), start)
  expect(await readOutcome(id, start)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute - 1)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute)).toBeNull()
})

test('a missing or invalid ID or a prototype key reads nothing', async () => {
  for (const id of [undefined, '', 'x', '__proto__', 'constructor'])
    expect(await readOutcome(id, start)).toBeNull()
})

test("IDs can't be guessed", async () => {
  expect(await storeOutcome(received('HS-1'), start)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await storeOutcome(received('HS-1'), start)).not.toBe(await storeOutcome(received('HS-1'), start))
})

test('500 are kept; the oldest goes', async () => {
  const ids: string[] = []
  for (let count = 0; count <= 500; count++) ids.push(await storeOutcome(received(`HS-${count}`), start))
  expect(await readOutcome(ids[0], start)).toBeNull()
  expect(await readOutcome(ids[1], start)).toEqual(received('HS-1'))
  expect(await readOutcome(ids[500], start)).toEqual(received('HS-500'))
})

test('another bundle of the same code can read it too', async () => {
  const id = await storeOutcome(received('HS-9'), start)
  jest.resetModules()
  const again = await import('@/lib/contact/intake/outcomes.server')
  expect(await again.readOutcome(id, start)).toEqual(received('HS-9'))
})

test('values are only the form’s fields as typed, with limited length', () => {
  const values = typedValues({
    firstName: ' Jane ',
    email: 5,
    phone: null,
    website: 'x',
    view: 'page',
    message: 'x'.repeat(20_000),
  })
  expect(values).toEqual({ firstName: ' Jane ', message: 'x'.repeat(10_000) })
})
