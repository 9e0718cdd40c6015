import type { Letter } from '@/scripts/reliability/mail/mailbox'
import { figure, type Figure } from '@/tests/run/report'

/** A made-up patient who writes in Spanish. */
export const spanish = {
  firstName: 'María José',
  lastName: 'Núñez Ibáñez',
  email: 'maria.jose@example.com',
  phone: '(559) 555-0123',
  language: 'spanish',
  message: '¿Pueden llamarme mañana? Me duele la espalda desde que cargué a mi niño.\nGracias, señora.',
}

/** A visitor who tries to write the e-mail's headers. */
export const hostile = {
  firstName: 'Bcc: everyone@elsewhere.test',
  lastName: '=?utf-8?Q?=0D=0ABcc:_everyone@elsewhere.test?= <script>alert(1)</script>',
  email: 'x?bcc=everyone%40elsewhere.test@example.com',
  phone: "(559) 555-0124'; X-Typed: yes",
  // Ends the e-mail early for a server that takes a lone dot between bare line feeds for the end.
  message: [
    'Subject: typed',
    '',
    '.',
    'MAIL FROM:<typed@elsewhere.test>\r\nRCPT TO:<letters@example.com>\r\nDATA',
    'Subject: typed\r\n\r\nsmuggled\r\n.\r\n',
    'long '.repeat(200),
    'the end',
  ].join('\n'),
}
/** Any of these in a header was typed by the visitor. */
const typed = /elsewhere|typed|script|555|María|maria|Núñez|smuggled/i

const headerNames = ({ email }: Letter) => [...new Set(email.headers.map(({ key }) => key))].toSorted()

/** The lines of the text part. */
const linesOf = ({ email }: Letter) => (email.text ?? '').split('\n')

const is = (name: string, required: string, measured: string | undefined) =>
  figure(`mail: ${name}`, required, measured || 'none', measured === required)

function matches(name: string, required: string, pattern: RegExp, measured = ''): Figure {
  return figure(`mail: ${name}`, required, measured || 'none', pattern.test(measured))
}

const includes = (name: string, parts: readonly string[], text = ''): Figure => {
  const missing = parts.filter((part) => !text.includes(part))
  return figure(
    `mail: ${name}`,
    'yes',
    missing.length ? `without ${missing.join(', ')}` : 'yes',
    !missing.length,
  )
}

/** One made-up patient's request, as the staff's mail program shows it. */
export function spanishFigures(letter: Letter, sentAt: number): Figure[] {
  const { email, raw } = letter
  const received = email.headers.find(({ value }) => value.includes('(Postfix)'))?.value ?? ''
  const [firstLine = ''] = linesOf(letter)
  const away = Math.abs(Date.parse(email.date ?? '') - sentAt) / 1000
  const deadline = /^Call by \w+day (noon|[\d:]+ [AP]M)/
  return [
    is('greeting', 'example.com', /^from (\S+)/.exec(received)?.[1]),
    is('encryption', 'TLSv1.3', /using (\S+)/.exec(received)?.[1]),
    is('authenticated as', 'website', /Authenticated sender: (\w+)/.exec(received)?.[1]),
    matches(
      'subject',
      'Call by <time>: appointment request <reference>',
      new RegExp(`${deadline.source}: appointment request HS-\\w{4}-\\w{4}$`),
      email.subject,
    ),
    is('first line of the text', (email.subject ?? '').split(': appointment')[0] ?? '', firstLine),
    is('from', 'Hanford Spine <site@example.com>', `${email.from?.name} <${email.from?.address}>`),
    is('to', 'letters@example.com', email.to?.map(({ address }) => address).join()),
    is('reply to', spanish.email, email.replyTo?.map(({ address }) => address).join()),
    is('message ID', `<${letter.reference?.toLowerCase()}@example.com>`, email.messageId),
    figure('mail: date', 'within 60 s of the request', `${Math.round(away)} s`, away < 60),
    is(
      'parts',
      'text/plain; charset=utf-8, text/html; charset=utf-8',
      [...raw.matchAll(/^Content-Type: (text\/.*?)\r$/gim)].map(([, type]) => type).join(', '),
    ),
    includes(
      'Spanish letters in the text',
      [spanish.firstName, spanish.lastName, ...spanish.message.split('\n').map((line) => `> ${line}`)],
      email.text,
    ),
    includes(
      'Spanish letters in the HTML',
      [spanish.firstName, spanish.lastName, spanish.message],
      email.html,
    ),
  ]
}

/** The same for a visitor who tries to write the e-mail's headers. */
export function hostileFigures(letter: Letter, ordinary: Letter, wholeMailbox: number): Figure[] {
  const { email } = letter
  const withTyped = email.headers.filter(({ value }) => typed.test(value)).map(({ key }) => key)
  const { html = '', text = '' } = email
  return [
    is('hostile request: headers', headerNames(ordinary).join(', '), headerNames(letter).join(', ')),
    is('hostile request: headers with anything typed', 'reply-to', withTyped.join(', ')),
    is('hostile request: reply to', hostile.email, email.replyTo?.map(({ address }) => address).join()),
    is(
      'hostile request: to',
      'letters@example.com',
      [...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])].map(({ address }) => address).join(),
    ),
    includes(
      'hostile request: its text, in full',
      ['> .\n> MAIL FROM:', '> smuggled\n> .\n', `> ${'long '.repeat(200).trim()}`, '> the end'],
      text,
    ),
    figure(
      'mail: hostile request: markup in the HTML',
      'shown as text',
      html.includes('<script') ? 'markup' : html.includes('&lt;script&gt;') ? 'shown as text' : 'missing',
      html.includes('&lt;script&gt;') && !html.includes('<script'),
    ),
    is('hostile request: e-mails in the mailbox', '2', String(wholeMailbox)),
  ]
}
