import { createServer, type AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { sampleMail } from '@/lib/contact/testing/sample-mail'
import { startSmtpReceiver } from '@/lib/contact/testing/smtp-receiver'
import { smtpTransport } from '@/lib/contact/delivery/transports/smtp.server'

const closing: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function receiver(options?: SMTPServerOptions) {
  const started = await startSmtpReceiver(options)
  closing.push(started.close)
  return started
}

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

test('delivers the complete e-mail, encrypted if the server supports it', async () => {
  const { mails, port } = await receiver()
  expect(await smtpTransport(`smtp://127.0.0.1:${port}`).send(sampleMail)).toEqual({ ok: true })
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ secure: true, from: 'website@example.com', to: ['requests@example.com'] })
  expect(await PostalMime.parse(mails[0]!.raw)).toMatchObject({
    subject: 'Appointment request HS-7K3M-9Q2T',
    replyTo: [{ name: '', address: 'jane.sample@example.com' }],
    text: `${sampleMail.text}\n`,
  })
})

test("greets the server by the sender's domain", async () => {
  const greetings: string[] = []
  const { port } = await receiver({
    onMailFrom(_address, { hostNameAppearsAs }, done) {
      greetings.push(hostNameAppearsAs)
      done()
    },
  })
  await smtpTransport(`smtp://127.0.0.1:${port}`).send(sampleMail)
  expect(greetings).toEqual(['example.com'])
})

test('an e-mail sent twice has the same Message-ID', async () => {
  const { mails, port } = await receiver()
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`)
  await transport.send(sampleMail)
  await transport.send(sampleMail)
  const ids = await Promise.all(mails.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toEqual(['<hs-7k3m-9q2t@example.com>', '<hs-7k3m-9q2t@example.com>'])
})

describe('encryption', () => {
  test('is not required on this machine', async () => {
    const { mails, port } = await receiver({ hideSTARTTLS: true })
    for (const host of ['127.0.0.1', 'localhost', '127.0.0.2']) {
      expect(await smtpTransport(`smtp://${host}:${port}`).send(sampleMail)).toEqual({ ok: true })
    }
    expect(mails.map(({ secure }) => secure)).toEqual([false, false, false])
  })

  // 0.0.0.0 reaches the same server but is not a loopback address.
  test('is required everywhere else: an unencrypted server gets nothing', async () => {
    const { mails, port } = await receiver({ hideSTARTTLS: true, disabledCommands: ['AUTH', 'STARTTLS'] })
    const sent = await smtpTransport(`smtp://0.0.0.0:${port}`).send(sampleMail)
    // Tried again: the server may be encrypted again in a minute, and nothing was sent.
    expect(sent).toEqual({ ok: false, code: 'unreachable' })
    expect(mails).toEqual([])
  })

  test('requires a trusted certificate', async () => {
    const { mails, port } = await receiver()
    const sent = await smtpTransport(`smtp://0.0.0.0:${port}`).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'unreachable' })
    expect(mails).toEqual([])
  })

  test('smtps uses TLS from the start', async () => {
    const { mails, port } = await receiver({ secure: true })
    expect(await smtpTransport(`smtps://127.0.0.1:${port}`).send(sampleMail)).toEqual({ ok: true })
    expect(mails[0]?.secure).toBe(true)
  })
})

test('unescapes user name and password and sends them unchanged', async () => {
  const given: unknown[] = []
  const { port } = await receiver({
    disabledCommands: [],
    authOptional: false,
    onAuth({ username, password }, _session, callback) {
      given.push(username, password)
      callback(null, { user: 'staff' })
    },
  })
  const url = `smtp://me%40example.com:p%2Fw%3A@127.0.0.1:${port}`
  expect(await smtpTransport(url).send(sampleMail)).toEqual({ ok: true })
  expect(given).toEqual(['me@example.com', 'p/w:'])
})

describe('failures are returned', () => {
  test.each([
    ['an unknown mailbox', { onRcptTo: (_a, _s, done) => done(refuse(550)) }, 'refused'],
    ['a full mailbox', { onRcptTo: (_a, _s, done) => done(refuse(452)) }, 'busy'],
    ['an unwanted sender', { onMailFrom: (_a, _s, done) => done(refuse(553)) }, 'refused'],
    [
      'a refused text',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(refuse(554))) },
      'refused',
    ],
    [
      'a busy server',
      { onData: (stream, _s, done) => stream.resume().on('end', () => done(refuse(451))) },
      'busy',
    ],
  ] satisfies [string, SMTPServerOptions, string][])('%s', async (_name, options, code) => {
    const { port } = await receiver(options)
    expect(await smtpTransport(`smtp://127.0.0.1:${port}`).send(sampleMail)).toEqual({ ok: false, code })
  })

  test('a wrong password', async () => {
    const { port } = await receiver({
      disabledCommands: [],
      authOptional: false,
      onAuth: (_auth, _session, callback) => callback(new Error('no')),
    })
    const sent = await smtpTransport(`smtp://user:wrong@127.0.0.1:${port}`).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'unauthorized' })
  })

  test('connection refused', async () => {
    const { port, close } = await startSmtpReceiver()
    await close()
    const sent = await smtpTransport(`smtp://127.0.0.1:${port}`).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'unreachable' })
  })

  test('a server that never responds', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    closing.push(() => new Promise((resolve) => silent.close(resolve)))
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as AddressInfo
    const sent = await smtpTransport(`smtp://127.0.0.1:${port}`, 200).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'timed-out' })
  })

  test('a server that disconnects after the content', async () => {
    const server = await receiver({ onData: (stream) => stream.resume().on('end', () => server.hangUp()) })
    const sent = await smtpTransport(`smtp://127.0.0.1:${server.port}`).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'interrupted' })
  })

  test('a server that accepts the content and never responds', async () => {
    const server = await receiver({ onData: (stream) => void stream.resume() })
    closing.unshift(async () => server.hangUp())
    const sent = await smtpTransport(`smtp://127.0.0.1:${server.port}`, 200).send(sampleMail)
    expect(sent).toEqual({ ok: false, code: 'timed-out' })
  })
})
