import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** After this many milliseconds, a visitor assumes there is no response. */
const TIMEOUT_MS = 60_000

export type Visitor = { id: string; body: string; address: string; key: string }

type Body = { success?: boolean; reference?: string; error?: { code?: string; message?: string } } | null

/** The site's response; `status` is 0 if the connection broke or there was no response. */
export type Answer = { id: string; status: number; body: Body; reference: string | undefined; ms: number }

/** A unique made-up person, who sends the same data on every attempt. */
export function visitor(number: number): Visitor {
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

/** The id of the `visitor` in a text that quotes their request, or null. */
export const writerOf = (text: string): string | null => /visitor-(\d+)@example\.com/.exec(text)?.[1] ?? null

function parsed(text: string): Body {
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}

/** Submits a visitor's request. */
export async function post(url: string, { id, body, address, key }: Visitor): Promise<Answer> {
  const startedAt = performance.now()
  const answered = (status: number, answer: Body): Answer => {
    const ms = performance.now() - startedAt
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // A visitor learns nothing from a truncated response, so it counts as none.
    const text = await response.text()
    return answered(response.status, parsed(text))
  } catch {
    return answered(0, null)
  }
}

export const accepted = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300

/**
 * Resubmits with the same data and key until the site accepts. `broken` is how often there was no response.
 */
export async function postUntilAccepted(
  url: string,
  sender: Visitor,
  pauseMs = 250,
): Promise<{ answer: Answer; broken: number }> {
  let broken = 0
  for (;;) {
    const answer = await post(url, sender)
    if (accepted(answer)) return { answer, broken }
    if (answer.status === 0) broken += 1
    await sleep(pauseMs)
  }
}

/** Submits requests of visitors `from` to `from + count - 1`, with limited concurrency. */
export async function postMany(
  url: string,
  { from = 1, count, connections = 8 }: { from?: number; count: number; connections?: number },
): Promise<Answer[]> {
  const answers: Answer[] = []
  let next = from
  const press = async () => {
    while (next < from + count) answers.push(await post(url, visitor(next++)))
  }
  await Promise.all(Array.from({ length: connections }, press))
  return answers
}

/** Submits requests evenly over the time of a fault, and waits until that time is over. */
export async function postDuring(
  url: string,
  { posts, faultMs }: { posts: number; faultMs: number },
): Promise<Answer[]> {
  const presses = Array.from({ length: posts }, async (_, index) => {
    await sleep((index / posts) * faultMs)
    return post(url, visitor(index + 1))
  })
  const answers = await Promise.all(presses)
  await sleep(faultMs / posts)
  return answers
}
