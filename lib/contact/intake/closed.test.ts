import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { answerJson, answerPage } from '@/lib/contact/intake/answers.server'
import { readOutcome } from '@/lib/contact/intake/outcomes.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { office } from '@/content/generated/practice/office'

Object.assign(process.env, { DATA_DIR: temporaryFolders()(), SITE_URL: 'https://spine.nowhere' })

const headers = new Headers()
const send = (change: object = {}) => acceptRequest({ headers, fields: { ...sampleRequest, ...change } })

test('a public site whose mail goes to files answers 503 with the number to call', async () => {
  const answer = answerJson(await send())
  expect(answer.status).toBe(503)
  const { error } = (await answer.json()) as { error: { code: string; message: string } }
  expect(error.code).toBe('unavailable')
  expect(error.message).toContain(`call the office at ${office.phone.display}.`)
})

test('nobody corrects a form that goes nowhere', async () =>
  expect(await send({ email: 'x' })).toEqual({ ok: false, code: 'unavailable' }))

test('an emergency is answered first, and sending it anyway is not possible', async () => {
  const message = 'I can’t feel when I pee and both my legs are weak.'
  expect(await send({ message })).toMatchObject({ code: 'urgent', advice: { kind: 'emergency' } })
  expect(await send({ message, sendAnyway: 'yes' })).toEqual({ ok: false, code: 'unavailable' })
})

test('without JavaScript, what was typed is kept beside the number to call', async () => {
  const answer = await answerPage(await send(), sampleRequest, headers)
  const [, id] = /^contact-outcome=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  expect(await readOutcome(id)).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(office.phone.display) as string,
    values: { firstName: sampleRequest.firstName },
  })
})
