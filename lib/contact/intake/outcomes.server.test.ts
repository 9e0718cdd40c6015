import type { Outcome } from '@/lib/contact/intake/outcome'
import { storeOutcome, readOutcome, typedValues } from '@/lib/contact/intake/outcomes.server'

const start = 1_000_000
const minute = 60_000
const visitor = '198.51.100.7'
const received = (reference: string): Outcome => ({ kind: 'received', reference })

test('can be read by its ID repeatedly for 15 minutes', async () => {
  const id = await storeOutcome(received('HS-1'), visitor, start)
  expect(await readOutcome(id, start)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute - 1)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute)).toBeNull()
})

test('a missing or invalid ID or a prototype key reads nothing', async () => {
  for (const id of [undefined, '', 'x', '__proto__', 'constructor'])
    expect(await readOutcome(id, start)).toBeNull()
})

test("IDs can't be guessed", async () => {
  expect(await storeOutcome(received('HS-1'), visitor, start)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await storeOutcome(received('HS-1'), visitor, start)).not.toBe(
    await storeOutcome(received('HS-1'), visitor, start),
  )
})

test("stores a client's five newest", async () => {
  const ids: string[] = []
  for (let index = 0; index < 7; index++)
    ids.push(await storeOutcome(received(`HS-${index}`), visitor, start + index))
  const read = await Promise.all(ids.map((id) => readOutcome(id, start + 7)))
  expect(read.map((outcome) => outcome !== null)).toEqual([false, false, true, true, true, true, true])
})

test.each([
  ['one address', () => '203.0.113.9'],
  ['one IPv6 network', (count: number) => `2001:db8:1:${count.toString(16)}::/64`],
])('however many come from %s, other visitors keep theirs', async (_name, client) => {
  const mine = await storeOutcome(received('HS-MINE'), visitor, start)
  const neighbor = await storeOutcome(received('HS-NEXT'), '2001:db8:2:1::/64', start)
  for (let count = 1; count <= 600; count++)
    await storeOutcome(received(`HS-${count}`), client(count), start + count)
  expect(await readOutcome(mine, start + 601)).toEqual(received('HS-MINE'))
  expect(await readOutcome(neighbor, start + 601)).toEqual(received('HS-NEXT'))
})

test('another bundle of the same code can read it too', async () => {
  const id = await storeOutcome(received('HS-9'), visitor, start)
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
