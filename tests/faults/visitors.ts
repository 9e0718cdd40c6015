import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export type Visitor = { email: string; body: string; headers: Record<string, string> }

/** `status` is 0 if the connection broke: a visitor learns nothing from half an answer. */
export type Answer = {
  email: string
  status: number
  reference?: string
  error?: { code: string; message: string }
}

/** A made-up person with an address of their own, who sends the same request and key every time. */
export function visitor(number: number): Visitor {
  const email = `visitor-${number}@example.com`
  const body = { firstName: 'Maria', lastName: `Example ${number}`, email, phone: '(559) 555-0123' }
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
    'idempotency-key': randomUUID(),
  }
  return { email, body: JSON.stringify(body), headers }
}

/** Sends a visitor's request. */
export async function send(url: string, { email, body, headers }: Visitor): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
    return { email, status: response.status, ...((await response.json()) as object) }
  } catch {
    return { email, status: 0 }
  }
}

/** Presses again until the request is accepted, as a visitor does who sees an error. */
export async function sendUntilAccepted(url: string, sender: Visitor): Promise<Answer> {
  for (;;) {
    const answer = await send(url, sender)
    if (answer.status === 200) return answer
    await sleep(60)
  }
}

/** Whose requests these mails to the staff are about, in alphabetical order. */
export const writersOf = (mails: Iterable<{ body: string }>): string[] =>
  [...mails].flatMap(({ body }) => /visitor-\d+@example\.com/.exec(body) ?? []).sort()
