import { generateMetadata } from './page'
import { storeOutcome } from '@/lib/contact/intake/outcomes.server'

let cookie: string | undefined
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve('unknown') }))
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === 'contact-outcome' && cookie ? { name, value: cookie } : undefined),
  }),
}))

// Next's compiler normally injects this.
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve('unknown') }))

const received = {
  kind: 'received' as const,
  reference: 'HS-1',
  next: { expect: 'Expect our call.', phone: { display: '1', href: 'tel:1' } },
}
const titleOf = (query: Record<string, string> = {}) =>
  generateMetadata({ searchParams: Promise.resolve(query) })

test('the title says whether the request was sent', async () => {
  cookie = await storeOutcome(received)
  expect(await titleOf()).toMatchObject({ title: 'We have your request | Hanford Spine' })
  cookie = await storeOutcome({
    kind: 'refused',
    code: 'missing-fields',
    message: '',
    fields: {},
    values: {},
    idempotencyKey: 'key',
  })
  expect(await titleOf()).toMatchObject({
    title: 'Error: Your request hasn’t been sent yet | Hanford Spine',
  })
  cookie = await storeOutcome({
    kind: 'urgent',
    advice: { kind: 'emergency', language: 'en', text: 'Call 911 now.' },
    fields: {},
    values: {},
    idempotencyKey: 'key',
  })
  expect(await titleOf()).toMatchObject({
    title: 'Not sent yet: this may be an emergency | Hanford Spine',
  })
  cookie = undefined
  expect(await titleOf()).toMatchObject({ title: 'Your request | Hanford Spine', robots: 'noindex' })
})

test("a cross-site form is rejected without echoing the visitor's data", async () => {
  cookie = await storeOutcome(received)
  expect(await titleOf({ refused: 'foreign-origin' })).toMatchObject({
    title: 'Error: Your request wasn’t sent | Hanford Spine',
  })
  expect(await titleOf({ refused: 'anything' })).toMatchObject({
    title: 'We have your request | Hanford Spine',
  })
})
