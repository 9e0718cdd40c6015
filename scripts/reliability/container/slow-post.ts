import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { visitor } from '@/scripts/reliability/visitors'

/**
 * Sends an appointment request up to the middle of its body. `finish` sends the rest and returns the answer; status 0
 * means that the connection broke.
 */
export async function startSlowPost(url: string) {
  const { body, address, key } = visitor(900_000)
  const post = request(`${url}/api/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
      'idempotency-key': key,
    },
  })
  const answered = once(post, 'response').then(
    ([response]: IncomingMessage[]) => response,
    () => undefined,
  )
  const half = body.length / 2
  await new Promise((resolve) => post.write(body.slice(0, half), resolve))
  // The server has read the headers of the post once it answers a later request.
  await fetch(`${url}/healthz`)
  return {
    async finish(): Promise<{ status: number; reference: string | undefined }> {
      post.end(body.slice(half))
      const response = await answered
      if (!response) return { status: 0, reference: undefined }
      const text = (await response.toArray()).join('')
      const { reference } = JSON.parse(text) as { reference?: string }
      return { status: response.statusCode ?? 0, reference }
    },
  }
}
