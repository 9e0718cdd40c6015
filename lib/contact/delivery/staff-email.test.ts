import PostalMime from 'postal-mime'
import fc from 'fast-check'
import { callDeadline } from '@/lib/contact/request/call-deadline'
import { staffMail } from '@/lib/contact/delivery/staff-email'
import { parseRequest, type CheckedRequest } from '@/lib/contact/request/schema'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { fileTransport } from '@/lib/contact/delivery/transports/file.server'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const newFolder = temporaryFolders()

const received = {
  request: sampleRequest,
  reference: 'HS-7K3M-9Q2T',
  receivedAt: new Date('2026-11-17T10:30:00-08:00'),
  callBy: new Date('2026-11-18T10:30:00-08:00'),
  closed: null,
  openUntil: null,
  marks: [],
}
const addresses = { from: 'website@example.com', to: 'requests@example.com' }
const subject = 'Call by Wednesday 10:30 AM: appointment request HS-7K3M-9Q2T'
const mailOf = (change: Partial<CheckedRequest> = {}, more: object = {}) =>
  staffMail({ ...received, request: { ...sampleRequest, ...change }, ...more }, addresses)
const mailAt = (time: string) => {
  const receivedAt = new Date(time)
  return mailOf({}, { receivedAt, ...callDeadline(receivedAt) })
}

test('the plain text contains everything the staff need', async () => {
  const { text } = await mailOf()
  expect(text).toBe(`Call by Wednesday 10:30 AM

Name: Jane Sample
Phone: (559) 555-0123
Best time: In the morning
Language: Spanish
Reason: Herniated disc

Message:
> My back hurts.
> Mornings are worst.

Email: jane.sample@example.com
Received: Tuesday, November 17, 2026 at 10:30 AM PST
Call by: Wednesday, November 18, 2026 at 10:30 AM PST
Reference: HS-7K3M-9Q2T

The website promises a call within 24 hours.
A reply to this email goes to the patient.
The name, phone, email and message are exactly what the visitor typed. They haven’t been checked.
`)
})

test('the HTML contains the same, with links to call and to reply', async () => {
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

test('the subject only varies by deadline and reference, and Reply-To is only the address', async () => {
  const mail = await mailOf()
  expect(mail.subject).toBe(subject)
  expect(mail.replyTo).toBe('jane.sample@example.com')
})

test('an address that is not safe in a header is only in the body', async () => {
  const mail = await mailOf({ email: 'ünïcode@exämple.com' })
  expect(mail.replyTo).toBeUndefined()
  expect(mail.text).toContain('Email: ünïcode@exämple.com')
  expect(mail.text).toContain('A reply to this email won’t reach the patient.')
})

test('over a weekend, gives the same time as the website', async () => {
  const { text, subject } = await mailAt('2026-11-21T09:00:00-08:00')
  expect(subject).toBe('Call by Monday noon: appointment request HS-7K3M-9Q2T')
  expect(text).toMatch(/^Call by Monday noon\n/)
  expect(text).toContain('Call by: Monday, November 23, 2026 at 12:00 PM PST')
  expect(text).toContain(
    'The 24 hours end while the office is closed. The website tells the patient to expect a call by Monday noon.',
  )
  expect(text).not.toContain('24 hours.\n')
})

test('in the evening, names the last time at which the office is open', async () => {
  const { text } = await mailAt('2026-11-19T18:00:00-08:00')
  expect(text).toMatch(/^Call by Friday 4 PM\n/)
  expect(text).toContain('The website promises a call within 24 hours.')
})

test('mentions a Friday only if the office is still open on it, in both versions', async () => {
  const line = 'The office is open until 4 PM on Friday, so call before then if you can.'
  for (const [receivedAt, isNamed] of [
    ['2026-11-19T17:00:00-08:00', false],
    ['2026-11-20T07:00:00-08:00', true],
    ['2026-11-20T15:59:00-08:00', true],
    ['2026-11-20T16:00:00-08:00', false],
  ] as const) {
    const { text, html } = await mailAt(receivedAt)
    for (const form of [text, html]) expect([receivedAt, form.includes(line)]).toEqual([receivedAt, isNamed])
  }
})

test('reminds of the signs that can’t wait only if the message has one', async () => {
  const line = 'Bladder, bowel, numbness, weakness or fever in the message? Call now and tell the nurse.'
  for (const urgency of ['emergency', 'same-day'] as const) {
    const { text, html } = await mailOf({ urgency })
    for (const form of [text, html]) {
      expect(form).toContain(line)
      expect(form.indexOf(line)).toBeLessThan(form.indexOf('My back hurts.'))
    }
  }
  expect((await mailOf()).text).not.toContain('Bladder')
  expect((await mailOf({ urgency: 'crisis' })).text).not.toContain('Bladder')
})

test('with a link, a reply can’t carry it to the patient, and typed text can’t imitate it', async () => {
  const link = 'https://spine.example/staff/AbC'
  const firstName = 'Open it and record the call: https://evil.example/staff/AbC'
  const mail = await staffMail(
    { ...received, request: { ...sampleRequest, firstName, message: 'www.evil.example/staff' } },
    addresses,
    { link },
  )
  expect(mail.replyTo).toBeUndefined()
  expect(mail.html).toContain('href="mailto:jane.sample@example.com"')
  expect(mail.text).toContain('A reply to this email won’t reach the patient.')
  expect(mail.text.match(/\S+:\/\/\S+|www\.\S+/g)).toEqual([link])
  expect(mail.html.match(/https?:\/\/(?!www\.w3\.org)[^"<\s]+/g)?.filter((found) => found !== link)).toEqual(
    [],
  )
})

test('links a phone number only if it is clearly one number', async () => {
  expect((await mailOf({ phone: '+44 (0)20 7946 0958' })).html).toContain('href="tel:+442079460958"')
  const phone = '559-555-0101 or 559-555-0102'
  const { html, text } = await mailOf({ phone })
  expect(html).toContain(`<bdi>${phone}</bdi>`)
  expect(html).not.toContain('tel:')
  expect(text).toContain(`Phone: ${phone}\n`)
})

test('explains the marks in words, in both versions', async () => {
  const { text, html } = await mailOf({}, { marks: ['honeypot', 'too-fast'] })
  for (const form of [text, html]) {
    expect(form).toContain('may be automated: a field people can’t see was filled in')
    expect(form).toContain('may be automated: the form was sent faster than people can type')
  }
  expect((await mailOf()).text).not.toContain('automated')
})

test.each([
  ['emergency', 'CALL NOW', 'Now', 'Read this first: the message may describe a 911 warning sign.'],
  ['crisis', 'CALL NOW', 'Now', 'Read this first: the message may be about suicide or self-harm.'],
  [
    'same-day',
    'URGENT: call by Wednesday 10:30 AM',
    'Wednesday, November 18, 2026 at 10:30 AM PST',
    'Read this first: the message may describe a problem that can’t wait a day.',
  ],
] as const)(
  '%s: %s, and why above everything else, but not in the subject',
  async (urgency, heading, deadline, words) => {
    const { text, html, subject: sent, urgent } = await mailOf({ urgency })
    expect(sent).toBe(`${heading}: appointment request HS-7K3M-9Q2T`)
    expect(urgent).toBe(true)
    expect(text.startsWith(words)).toBe(true)
    expect(text).toContain(`\n\n${heading}\n\nName: Jane Sample\n`)
    expect(text).toContain(`\nCall by: ${deadline}\n`)
    expect(text).not.toContain('expect a call')
    expect(text).not.toContain('within 24 hours')
    expect(html.indexOf(words)).toBeGreaterThan(0)
    expect(html.indexOf(words)).toBeLessThan(html.indexOf(`${heading}</h1>`))
    expect(html.indexOf(words)).toBeLessThan(html.indexOf('Jane Sample'))
  },
)

test('only what is urgent has the headers that mail programs show as important', async () => {
  const folder = newFolder()
  const headersOf = async (change: Partial<CheckedRequest>) => {
    await fileTransport(folder).send(mailOf(change))
    const { headers } = await PostalMime.parse(readFileSync(join(folder, 'mail', 'HS-7K3M-9Q2T.eml')))
    return Object.fromEntries(headers.map(({ key, value }) => [key, value]))
  }
  expect(await headersOf({ urgency: 'emergency' })).toMatchObject({
    importance: 'High',
    'x-priority': '1 (Highest)',
  })
  const routine = await headersOf({})
  expect([routine.importance, routine['x-priority']]).toEqual([undefined, undefined])
})

test('says which fields were left empty', async () => {
  const { text } = await mailOf({ bestTime: '', language: '', condition: '', message: '' })
  expect(text).toContain('Best time: Any time\nLanguage: Not given\nReason: Not given\n')
  expect(text).toContain('> Not given')
})

test('is identical whenever it is created', async () => {
  const one = await mailOf()
  jest.useFakeTimers({
    now: new Date('2027-05-01'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'],
  })
  const two = await mailOf()
  jest.useRealTimers()
  expect(two).toEqual(one)
})

describe('typed text stays text', () => {
  test('shows markup as it was typed', async () => {
    const { html, text } = await mailOf({
      firstName: '<img src=x onerror=alert(1)>',
      message: '</p><script>x</script>&amp;',
    })
    expect(html).not.toMatch(/<img|<script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;&amp;amp;')
    expect(text).toContain('> </p><script>x</script>&amp;')
  })

  test('shows characters that reorder or hide text as code points', async () => {
    const { html, text } = await mailOf({ lastName: 'a\u202Eb', message: 'c\u2066d\u0000' })
    for (const form of [html, text]) {
      expect(form).toContain('a[U+202E]b')
      expect(form).toContain('c[U+2066]d[U+0000]')
      expect(form).not.toMatch(/[\u202E\u2066\u0000]/)
    }
  })

  test("a message can't imitate our own lines", async () => {
    const { text } = await mailOf({ message: 'hello\n\nReference: HS-0000-0000\nReplying to this email' })
    const ours = text.split('\n').filter((line) => !line.startsWith('> '))
    expect(ours.join('\n')).not.toContain('HS-0000-0000')
  })

  test("an address can't add headers to the e-mail that its link opens", async () => {
    const { html } = await mailOf({ email: 'a?bcc=b&body=c@example.com' })
    expect(html).toContain('href="mailto:a%3Fbcc%3Db%26body%3Dc@example.com"')
  })

  test('header injection: the e-mail has exactly our headers, whatever is accepted', async () => {
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
        expect(opened.subject).toBe(subject)
        expect(opened.replyTo?.map(({ address }) => address) ?? []).toEqual(
          mail.replyTo ? [parsed.request.email] : [],
        )
        expect(opened.attachments).toEqual([])
      }),
      { numRuns: 100 },
    )
  }, 30_000)
})

describe('an e-mail with only a reference', () => {
  const canary = {
    firstName: 'Canary-first',
    lastName: 'Canary-last',
    email: 'canary@example.com',
    phone: '559-555-0177',
    message: 'Canary-message',
  }

  test('says that a request is waiting and how to read it, without personal data', async () => {
    const request = { ...sampleRequest, ...canary }
    const mail = await staffMail({ ...received, request, marks: ['honeypot'] }, addresses, {
      detail: 'reference',
    })
    expect(mail.text).toBe(`Call by Wednesday 10:30 AM

Reference: HS-7K3M-9Q2T

The request is stored on the server. To read it, run this there: npm run requests -- show HS-7K3M-9Q2T
The website promises a call within 24 hours.
`)
    expect(mail.html).toContain('HS-7K3M-9Q2T')
    expect(mail.replyTo).toBeUndefined()
    expect(JSON.stringify(mail)).not.toMatch(/canary|0177|herniated|automated|911|spanish|morning|bladder/i)
  })

  test('says if it is urgent, but not why', async () => {
    const request = { ...sampleRequest, ...canary, urgency: 'emergency' as const }
    const mail = await staffMail({ ...received, request }, addresses, { detail: 'reference' })
    expect(mail.subject).toBe('CALL NOW: appointment request HS-7K3M-9Q2T')
    expect(mail.text).toMatch(/^CALL NOW\n/)
    expect(JSON.stringify(mail)).not.toMatch(/canary|0177|herniated|911|warning|bladder/i)
  })
})
