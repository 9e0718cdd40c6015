import { patient, staffMail } from '../../support/servers/requests'
import { office } from '@/content/generated/practice/office'
import { expect, test } from '../../support/visitors'

const dataDir = 'test-results/data'
const success = 'Your appointment request has been submitted. We will contact you within 24 hours.'

test.use({ place: 'Visalia' })

test('the six fields as plain JSON are a complete request', async ({ request }) => {
  const response = await request.post('/api/contact', { data: { ...patient, lastName: 'Json' } })
  expect(response.status()).toBe(200)
  const answer = (await response.json()) as { success: boolean; message: string; reference: string }
  expect(answer).toMatchObject({ success: true, message: success })
  await expect.poll(() => staffMail(dataDir, answer.reference)).not.toBeNull()
})

test('another website cannot submit on a visitor’s behalf', async ({ request }) => {
  for (const origin of ['https://elsewhere.example.com', 'null']) {
    const response = await request.post('/api/contact', { data: patient, headers: { origin } })
    expect(response.status()).toBe(403)
  }
})

test('the sixth request within ten minutes is rate-limited', async ({ request }) => {
  const send = (n: number) => request.post('/api/contact', { data: { ...patient, message: `Number ${n}` } })
  for (const n of [1, 2, 3, 4, 5]) expect((await send(n)).status()).toBe(200)
  const sixth = await send(6)
  expect(sixth.status()).toBe(429)
  expect(Number(sixth.headers()['retry-after'])).toBeGreaterThan(0)
  expect(((await sixth.json()) as { error: { message: string } }).error.message).toContain(
    office.phone.display,
  )
})
