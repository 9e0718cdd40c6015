import PostalMime from 'postal-mime'
import fc from 'fast-check'
import { contactPage } from '@/content/contact-page'
import { staffMail } from './staff-email'
import { parseRequest } from './schema'
import { sampleRequest } from './testing/sample-request'
import { temporaryFolders } from './testing/temporary-folders'
import { fileTransport } from './transports/file.server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const newFolder = temporaryFolders()

const received = {
  request: sampleRequest,
  reference: 'HS-7K3M-9Q2T',
  receivedAt: new Date('2026-11-17T10:30:00-08:00'),
  marks: [],
}
const addresses = { from: 'website@example.com', to: 'requests@example.com' }
const mailOf = (change: Partial<typeof sampleRequest> = {}, more: object = {}) =>
  staffMail({ ...received, request: { ...sampleRequest, ...change }, ...more }, addresses)

test('the plain text says all that the staff need', async () => {
  const { text } = await mailOf()
  expect(text).toBe(`New appointment request

Name: Jane Sample
Phone: (559) 555-0123
Email: jane.sample@example.com
Reason: Herniated disc
Came in: Tuesday, November 17, 2026 at 10:30 AM PST
Call back by: Wednesday, November 18, 2026 at 10:30 AM PST
Reference: HS-7K3M-9Q2T

Message:
> My back hurts.
> Mornings are worst.

The website promises a call within 24 hours.
Replying to this email writes to the patient.
The name, phone, email and message are shown as the visitor typed them. Nobody has checked them.
`)
})

test('the HTML says the same, with links to call and to write', async () => {
  const { html } = await mailOf()
  for (const part of [
    'Jane Sample',
    'Herniated disc',
    'Mornings are worst.',
    'HS-7K3M-9Q2T',
    '10:30 AM PST',
  ]) {
    expect(html).toContain(part)
  }
  expect(html).toContain('href="tel:5595550123"')
  expect(html).toContain('href="mailto:jane.sample@example.com"')
})

test('the subject is constant but for the reference, Reply-To is the address alone', async () => {
  const mail = await mailOf()
  expect(mail.subject).toBe('Appointment request HS-7K3M-9Q2T')
  expect(mail.replyTo).toBe('jane.sample@example.com')
})

test('an address that cannot stand in a header stays in the body', async () => {
  const mail = await mailOf({ email: 'ünïcode@exämple.com' })
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain('Email: ünïcode@exämple.com')
  expect(mail.text).toContain('Replying to this email does not reach the patient.')
})

test('over a weekend, the Monday that the website names', async () => {
  const { text } = await mailOf({}, { receivedAt: new Date('2026-11-20T09:00:00-08:00') })
  expect(text).toContain('Call back by: Saturday, November 21, 2026 at 9:00 AM PST')
  expect(text).toContain('expect the call on Monday, November 23, 2026 at the latest.')
})

test('visitors and staff are told the same closed time', async () => {
  const { text } = await mailOf({}, { receivedAt: new Date('2026-11-21T09:00:00-08:00') })
  expect(contactPage.local.promise).toBe(
    'The office is closed from Friday 4:00 PM to Monday 8:00 AM. If your 24 hours end in that time, expect our call on Monday at the latest.',
  )
  expect(text).toContain(
    'These 24 hours end between Friday 4:00 PM and Monday 8:00 AM, while the office is closed. The website tells visitors to expect the call on Monday, November 23, 2026 at the latest.',
  )
})

test('a Friday that the office still has is named, in both forms, and no other', async () => {
  const line = 'The office is open on Friday until 4 PM: call before then if you can.'
  for (const [receivedAt, isNamed] of [
    ['2026-11-19T15:59:00-08:00', false],
    ['2026-11-19T17:00:00-08:00', true],
    ['2026-11-20T15:59:00-08:00', true],
    ['2026-11-20T16:00:00-08:00', false],
  ] as const) {
    const { text, html } = await mailOf({}, { receivedAt: new Date(receivedAt) })
    for (const form of [text, html]) expect([receivedAt, form.includes(line)]).toEqual([receivedAt, isNamed])
  }
})

test('a phone number is a link when it is plainly one, else its text alone', async () => {
  expect((await mailOf({ phone: '+44 (0)20 7946 0958' })).html).toContain('href="tel:+442079460958"')
  const phone = '559-555-0101 or 559-555-0102'
  const { html, text } = await mailOf({ phone })
  expect(html).toContain(`<bdi>${phone}</bdi>`)
  expect(html).not.toContain('tel:')
  expect(text).toContain(`Phone: ${phone}\n`)
})

test('marks are said in words, in both forms', async () => {
  const { text, html } = await mailOf({}, { marks: ['honeypot', 'too-fast'] })
  for (const form of [text, html]) {
    expect(form).toContain('may be automated: a field that people do not see was filled in')
    expect(form).toContain('may be automated: the form was sent faster than people type')
  }
  expect((await mailOf()).text).not.toContain('automated')
})

test('what was left out is said to be', async () => {
  const { text } = await mailOf({ condition: '', message: '' })
  expect(text).toContain('Reason: Not given')
  expect(text).toContain('> Not given')
})

test('is the same mail whenever it is made', async () => {
  const one = await mailOf()
  jest.useFakeTimers({
    now: new Date('2027-05-01'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  })
  const two = await mailOf()
  jest.useRealTimers()
  expect(two).toEqual(one)
})

describe('what was typed stays text', () => {
  test('markup shows as it was typed', async () => {
    const { html, text } = await mailOf({
      firstName: '<img src=x onerror=alert(1)>',
      message: '</p><script>x</script>&amp;',
    })
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;&amp;amp;')
    expect(text).toContain('> </p><script>x</script>&amp;')
  })

  test('characters that reorder or hide text are shown by number', async () => {
    const { html, text } = await mailOf({ lastName: 'a\u202Eb', message: 'c\u2066d\u0000' })
    for (const form of [html, text]) {
      expect(form).toContain('a[U+202E]b')
      expect(form).toContain('c[U+2066]d[U+0000]')
      expect(form).not.toMatch(/[\u202E\u2066\u0000]/)
    }
  })

  test('a message cannot pass for our own lines', async () => {
    const { text } = await mailOf({ message: 'hello\n\nReference: HS-0000-0000\nReplying to this email' })
    const ours = text.split('\n').filter((line) => !line.startsWith('> '))
    expect(ours.join('\n')).not.toContain('HS-0000-0000')
  })

  test('an address adds nothing to the mail that its link opens', async () => {
    const { html } = await mailOf({ email: 'a?bcc=b&body=c@example.com' })
    expect(html).toContain('href="mailto:a%3Fbcc%3Db%26body%3Dc@example.com"')
  })

  test('header injection: whatever is accepted, the mail has exactly our headers', async () => {
    const folder = newFolder()
    const names = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
    const attack = fc.constantFrom(
      'x\r\nBcc: evil@example.com',
      'x\nBcc: evil@example.com',
      '"x" <evil@example.com>,',
      '=?utf-8?q?x=0ABcc:_evil?=',
      'x%0ABcc: evil@example.com',
      'x\u2028Bcc: evil@example.com',
    )
    const text = fc.oneof(attack, fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }))
    const email = fc.oneof(
      fc.emailAddress(),
      text.map((part) => `${part}@example.com`),
      fc.constant('=?utf-8?q?a?=@example.com'),
    )
    await fc.assert(
      fc.asyncProperty(text, text, email, text, async (firstName, lastName, email, message) => {
        const parsed = parseRequest({ ...sampleRequest, firstName, lastName, email, message })
        fc.pre(parsed.ok)
        if (!parsed.ok) return
        const mail = await staffMail({ ...received, request: parsed.request }, addresses)
        await fileTransport(folder).send(mail)
        const opened = await PostalMime.parse(readFileSync(join(folder, 'mail', 'HS-7K3M-9Q2T.eml')))
        const found = opened.headers.map(({ key }) => key).filter((key) => key !== 'reply-to')
        expect(found.sort()).toEqual(names)
        expect(opened.to).toEqual([{ name: '', address: 'requests@example.com' }])
        expect(opened.subject).toBe('Appointment request HS-7K3M-9Q2T')
        expect(opened.replyTo?.map(({ address }) => address) ?? []).toEqual(
          mail.replyTo ? [parsed.request.email] : [],
        )
        expect(opened.attachments).toEqual([])
      }),
      { numRuns: 100 },
    )
  }, 30_000)
})

describe('a mail that holds a reference only', () => {
  const canary = {
    firstName: 'Canary-first',
    lastName: 'Canary-last',
    email: 'canary@example.com',
    phone: '559-555-0177',
    message: 'Canary-message',
  }

  test('says that a request waits and how to read it, and nothing of the person', async () => {
    const request = { ...sampleRequest, ...canary }
    const mail = await staffMail({ ...received, request, marks: ['honeypot'] }, addresses, 'reference')
    expect(mail.text).toBe(`New appointment request

Reference: HS-7K3M-9Q2T

The request itself stays on the server. To read it, run there: npm run requests -- show HS-7K3M-9Q2T
The website promises a call within 24 hours.
`)
    expect(mail.html).toContain('HS-7K3M-9Q2T')
    expect(mail.replyTo).toBeUndefined()
    expect(JSON.stringify(mail)).not.toMatch(/canary|0177|herniated|automated/i)
  })
})
