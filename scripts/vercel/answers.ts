import { exactly, yesOrNo } from '@/scripts/vercel/pages'
import { post, visitor } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import type { startSmtp } from '@/scripts/reliability/smtp-stub'
import { officeNumber } from '@/tests/support/visitors'
import type { Figure } from '@/tests/run/report'
import type { serveBuildOutput } from '@/tests/vercel/serve'

export const cronSecret = 'made-up-secret'

async function assistantAnswer(url: string): Promise<string> {
  const response = await fetch(`${url}/api/ai-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'How long is recovery after a fusion?' }),
  })
  const { kind, message = '' } = (await response.json()) as { kind?: string; message?: string }
  return `${response.status}, ${kind}, ${/fusion/i.test(message) ? 'about fusion' : 'about something else'}`
}

/** The picture that the home page names for shared links. */
async function sharedPicture(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  const response = await fetch(url + pathname + search)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPng = bytes.subarray(1, 4).toString() === 'PNG'
  return `${response.status}, ${isPng ? 'PNG' : 'no PNG'}, ${bytes.readUInt32BE(16)} x ${bytes.readUInt32BE(20)}`
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  String((await fetch(url, { headers })).status)

/** What the functions answer that need no database. */
export async function measureAnswers(url: string): Promise<Figure[]> {
  const { status, body } = await post(url, visitor(1))
  const says = officeNumber.test(body?.error?.message ?? '') ? "with the office's number" : 'without a number'
  return [
    exactly(
      'the assistant: "How long is recovery after a fusion?"',
      '200, passage, about fusion',
      await assistantAnswer(url),
    ),
    exactly('the picture for shared links', '200, PNG, 1200 x 630', await sharedPicture(url)),
    exactly('/healthz', '200', await statusOf(`${url}/healthz`)),
    exactly(
      'a page that is rendered on request: /search?q=sciatica',
      '200',
      await statusOf(`${url}/search?q=sciatica`),
    ),
    exactly('a request without a database', "503, with the office's number", `${status}, ${says}`),
    exactly('the cron path without CRON_SECRET', '404', await statusOf(`${url}/api/deliver`)),
  ]
}

/** What they answer with a database and a mail service. */
export async function measureRequests(
  { url, report }: Awaited<ReturnType<typeof serveBuildOutput>>,
  { mails }: Pick<Awaited<ReturnType<typeof startSmtp>>, 'mails'>,
): Promise<Figure[]> {
  const { status, reference } = await post(url, visitor(2))
  const isMailed = () => mails().some((mail) => mail.reference !== undefined && mail.reference === reference)
  const waited = await waitUntil(isMailed, 20_000)
  const hasTime = (await report()).some(({ waits }) => waits > 0)
  const cron = await fetch(`${url}/api/deliver`, { headers: { authorization: `Bearer ${cronSecret}` } })
  return [
    exactly('a request with a database', '200', String(status)),
    exactly('its e-mail is sent right after the response', 'yes', yesOrNo(waited < Infinity)),
    exactly('the function asks for the time it takes', 'yes', yesOrNo(hasTime)),
    exactly('/readyz with a database', '200', await statusOf(`${url}/readyz`)),
    exactly(
      'the cron path without the secret, with it',
      '401, 200',
      `${await statusOf(`${url}/api/deliver`)}, ${cron.status}`,
    ),
  ]
}
