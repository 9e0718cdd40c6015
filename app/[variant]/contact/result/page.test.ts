import { generateMetadata } from './page'
import { keepOutcome } from '@/lib/contact/outcomes.server'

let cookie: string | undefined
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve('unknown-desktop') }))
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (name === 'contact-outcome' && cookie ? { name, value: cookie } : undefined),
  }),
}))

// Only Next's compiler can fill it in.
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve('unknown-desktop') }))

test('the title says at once whether the request was sent', async () => {
  cookie = await keepOutcome({ kind: 'received', reference: 'HS-1' })
  expect(await generateMetadata()).toMatchObject({ title: 'We have your request | Hanford Spine' })
  cookie = await keepOutcome({ kind: 'refused', code: 'missing-fields', message: '', fields: {}, values: {} })
  expect(await generateMetadata()).toMatchObject({
    title: 'Error: Your request was not sent yet | Hanford Spine',
  })
  cookie = undefined
  expect(await generateMetadata()).toMatchObject({ title: 'Your request | Hanford Spine', robots: 'noindex' })
})
