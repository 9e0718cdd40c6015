import type { ServerResponse } from 'node:http'
import { sampleMail } from '@/lib/contact/testing/sample-mail'
import { answer, startResendReceiver } from '@/lib/contact/testing/resend-receiver'
import { resendTransport } from '@/lib/contact/delivery/transports/resend.server'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function receiver(respond?: (response: ServerResponse) => void) {
  const started = await startResendReceiver(respond)
  closing.push(started.close)
  return started
}

test('sends the complete e-mail, with the reference as idempotency key', async () => {
  const { calls, url } = await receiver()
  expect(await resendTransport('re_test', `${url}/`).send(sampleMail)).toEqual({
    ok: true,
    providerId: '00000000-0000-4000-8000-000000000000',
  })
  expect(calls).toEqual([
    {
      path: 'POST /emails',
      authorization: 'Bearer re_test',
      idempotencyKey: 'hanford-spine/HS-7K3M-9Q2T',
      mail: expect.objectContaining({
        from: sampleMail.from,
        to: sampleMail.to,
        subject: sampleMail.subject,
        reply_to: sampleMail.replyTo,
        text: sampleMail.text,
        html: sampleMail.html,
      }) as object,
    },
  ])
})

test('the same e-mail is the same call, byte for byte', async () => {
  const { calls, url } = await receiver()
  await resendTransport('re_test', url).send(sampleMail)
  await resendTransport('re_test', url).send({ ...sampleMail })
  expect(calls[1]).toEqual(calls[0])
})

test('omits the field if there is no reply address', async () => {
  const { calls, url } = await receiver()
  const { replyTo: _replyTo, ...mail } = sampleMail
  await resendTransport('re_test', url).send(mail)
  expect(calls[0]?.mail.reply_to).toBeUndefined()
})

describe('failures are returned', () => {
  test.each([
    ['a wrong key', 401, { name: 'invalid_api_key' }, {}, { code: 'unauthorized' }],
    ['a wrong field', 422, { name: 'validation_error' }, {}, { code: 'refused' }],
    [
      'the key used for another text',
      409,
      { name: 'invalid_idempotent_request' },
      {},
      { code: 'key-reused' },
    ],
    ['the same call under way', 409, { name: 'concurrent_idempotent_requests' }, {}, { code: 'interrupted' }],
    ['too many calls', 429, { name: 'rate_limit_exceeded' }, {}, { code: 'busy' }],
    [
      'too many calls, come back later',
      429,
      { name: 'rate_limit_exceeded' },
      { 'retry-after': '7' },
      { code: 'busy', retryAfterMs: 7000 },
    ],
    ['their failure', 500, { name: 'internal_server_error' }, {}, { code: 'interrupted' }],
    ['a failure without a status in it', 502, { statusCode: undefined }, {}, { code: 'interrupted' }],
    ['a yes without a mail', 200, {}, {}, { code: 'interrupted' }],
  ])('%s', async (_name, status, body, headers, expected) => {
    const { url } = await receiver((response) => answer(response, status, body, headers))
    expect(await resendTransport('re_test', url).send(sampleMail)).toEqual({ ok: false, ...expected })
  })

  test('HTML instead of JSON', async () => {
    const { url } = await receiver((response) => response.writeHead(503).end('<h1>Down</h1>'))
    expect(await resendTransport('re_test', url).send(sampleMail)).toEqual({
      ok: false,
      code: 'interrupted',
    })
  })

  test('a success that is not JSON', async () => {
    const { url } = await receiver((response) => response.end('ok'))
    expect(await resendTransport('re_test', url).send(sampleMail)).toEqual({
      ok: false,
      code: 'interrupted',
    })
  })

  test('a connection that is cut off', async () => {
    const { url } = await receiver((response) => response.destroy())
    expect(await resendTransport('re_test', url).send(sampleMail)).toEqual({
      ok: false,
      code: 'interrupted',
    })
  })

  test('connection refused, and unknown host: nothing was sent', async () => {
    const down = await startResendReceiver()
    await down.close()
    for (const url of [down.url, 'http://no-such-host.invalid']) {
      expect(await resendTransport('re_test', url).send(sampleMail)).toEqual({
        ok: false,
        code: 'unreachable',
      })
    }
  })

  test("a connection that is cut off while another can't be made is still uncertain", async () => {
    const { url } = await receiver((response) => setTimeout(() => response.destroy(), 300))
    const down = await startResendReceiver()
    await down.close()
    const [cut, none] = await Promise.all([
      resendTransport('re_test', url).send(sampleMail),
      resendTransport('re_test', down.url).send({ ...sampleMail, key: 'HS-0000-0001' }),
    ])
    expect(none).toEqual({ ok: false, code: 'unreachable' })
    expect(cut).toEqual({ ok: false, code: 'interrupted' })
  })

  test('no response, before or after the headers', async () => {
    const silent = await receiver(() => {})
    const slow = await receiver((response) => response.writeHead(200).write('{'))
    for (const { url } of [silent, slow]) {
      expect(await resendTransport('re_test', url, 200).send(sampleMail)).toEqual({
        ok: false,
        code: 'timed-out',
      })
    }
  })
})
