import type { Outcome } from './outcome'
import { keepOutcome, readOutcome, typedValues } from './outcomes.server'

const start = 1_000_000
const minute = 60_000
const received = (reference: string): Outcome => ({ kind: 'received', reference })

test('is read by its id, as often as the page is loaded, for 15 minutes', async () => {
  const id = await keepOutcome(received('HS-1'), start)
  expect(await readOutcome(id, start)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute - 1)).toEqual(received('HS-1'))
  expect(await readOutcome(id, start + 15 * minute)).toBeNull()
})

test('no id, a made-up id or a prototype key reads nothing', async () => {
  for (const id of [undefined, '', 'x', '__proto__', 'constructor'])
    expect(await readOutcome(id, start)).toBeNull()
})

test('ids cannot be guessed', async () => {
  expect(await keepOutcome(received('HS-1'), start)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await keepOutcome(received('HS-1'), start)).not.toBe(await keepOutcome(received('HS-1'), start))
})

test('the newest 200 are kept', async () => {
  const ids = await Promise.all(
    Array.from({ length: 201 }, (_, index) => keepOutcome(received(`HS-${index}`), start)),
  )
  expect(await readOutcome(ids[0], start)).toBeNull()
  expect(await readOutcome(ids[1], start)).toEqual(received('HS-1'))
  expect(await readOutcome(ids[200], start)).toEqual(received('HS-200'))
})

test('another bundle of the same code reads it too', async () => {
  const id = await keepOutcome(received('HS-9'), start)
  jest.resetModules()
  const again = await import('./outcomes.server')
  expect(await again.readOutcome(id, start)).toEqual(received('HS-9'))
})

test('values are the six fields as typed, never more and never endless', () => {
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
