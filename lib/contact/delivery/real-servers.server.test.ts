import PostalMime from 'postal-mime'
import { startResendReceiver } from '@/lib/contact/testing/resend-receiver'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { startSmtpReceiver } from '@/lib/contact/testing/smtp-receiver'
import { resendTransport } from '@/lib/contact/delivery/transports/resend.server'
import { smtpTransport } from '@/lib/contact/delivery/transports/smtp.server'
import { deliveryFixture, minute } from '@/lib/contact/testing/delivery-fixture.server'

const fixture = deliveryFixture()
const { deliver, delivery, save } = fixture

describe('with real servers', () => {
  test('SMTP: delivers a readable e-mail once the server is back up', async () => {
    const down = await startSmtpReceiver()
    await down.close()
    const reference = await save()
    await deliver(smtpTransport(`smtp://127.0.0.1:${down.port}`))
    expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'unreachable' })

    const up = await startSmtpReceiver()
    fixture.now += minute
    await deliver(smtpTransport(`smtp://127.0.0.1:${up.port}`))
    await up.close()
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    const mail = await PostalMime.parse(up.mails[0]!.raw)
    expect(mail.subject).toMatch(new RegExp(`^Call by \\w+day .+: appointment request ${reference}$`))
    expect(mail.replyTo).toEqual([{ name: '', address: sampleRequest.email }])
    expect(mail.text).toContain('> Mornings are worst.')
  })

  test('Resend: every attempt uses the same key and content', async () => {
    let down = true
    const { calls, url, close } = await startResendReceiver((response) => {
      response.writeHead(down ? 500 : 200, { 'content-type': 'application/json' })
      response.end(down ? '{"statusCode":500,"name":"internal_server_error"}' : '{"id":"1"}')
    })
    const reference = await save()
    await deliver(resendTransport('re_test', url))
    expect(await delivery(reference)).toMatchObject({ state: 'pending', last_error: 'interrupted' })
    down = false
    fixture.now += minute
    await deliver(resendTransport('re_test', url))
    await close()
    expect(await delivery(reference)).toMatchObject({ state: 'delivered' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toEqual(calls[0])
    expect(calls[0]?.idempotencyKey).toContain(reference)
  })
})
