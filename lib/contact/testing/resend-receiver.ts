import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ResendCall = {
  path: string
  authorization: string | undefined
  idempotencyKey: string | undefined
  mail: Record<string, unknown>
}

/** A local server that implements the part of Resend's API we use; `respond` simulates failures. */
export async function startResendReceiver(respond = accept) {
  const calls: ResendCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    calls.push({
      path: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      idempotencyKey: request.headers['idempotency-key'] as string | undefined,
      mail: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
    })
    respond(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

function accept(response: ServerResponse, _request: IncomingMessage) {
  answer(response, 200, { id: '00000000-0000-4000-8000-000000000000' })
}

/** Responds like Resend: JSON, with an error's status repeated in the body. */
export function answer(response: ServerResponse, status: number, body: object, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(status < 400 ? body : { statusCode: status, message: 'no', ...body }))
}
