import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A visitor takes this for no answer, in milliseconds. */
const PATIENCE_MS = 60_000

/** A made-up person, different from every other; what they send is the same at each press of the button. */
export function visitor(number) {
  const id = String(number).padStart(6, '0')
  const fields = {
    firstName: 'Maria',
    lastName: `Example ${id}`,
    email: `visitor-${id}@example.com`,
    phone: '(559) 555-0123',
    condition: 'herniated-disc',
    message: `Made up for a test. ${'My back hurts in the morning. '.repeat(number % 10)}`,
  }
  const bytes = [number >> 16, number >> 8, number].map((part) => part & 255)
  return { id, body: JSON.stringify(fields), address: `10.${bytes.join('.')}`, key: randomUUID() }
}

/** Who wrote the request that a text repeats: the id of `visitor`, or null. */
export const writerOf = (text) => /visitor-(\d+)@example\.com/.exec(text)?.[1] ?? null

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Sends a visitor's request.
 * @returns {Promise<{ id: string, status: number, body: any, reference: string | undefined, ms: number }>} `status` 0:
 * the connection broke, or no answer came.
 */
export async function post(url, { id, body, address, key }) {
  const began = performance.now()
  const answered = (status, answer) => {
    const ms = performance.now() - began
    return { id, status, body: answer, reference: answer?.reference, ms }
  }
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'idempotency-key': key,
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // Of an answer that was cut off the visitor knows as little as of none.
    const text = await response.text()
    return answered(response.status, parsed(text))
  } catch {
    return answered(0, null)
  }
}

export const accepted = ({ status }) => status >= 200 && status < 300

/**
 * Presses again, with the same words and the same key, until the site has accepted.
 * @returns {Promise<{ answer: Awaited<ReturnType<typeof post>>, broken: number }>} and how often no answer came
 */
export async function postUntilAccepted(url, sender, pauseMs = 250) {
  let broken = 0
  for (;;) {
    const answer = await post(url, sender)
    if (accepted(answer)) return { answer, broken }
    if (answer.status === 0) broken += 1
    await sleep(pauseMs)
  }
}

/** Lets visitors number `from` to `from + count - 1` post, so many at a time. */
export async function postMany(url, { from = 1, count, connections = 8 }) {
  const answers = []
  let next = from
  const press = async () => {
    while (next < from + count) answers.push(await post(url, visitor(next++)))
  }
  await Promise.all(Array.from({ length: connections }, press))
  return answers
}
