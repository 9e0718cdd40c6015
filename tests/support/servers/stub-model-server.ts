import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received API call, with the content between the instructions' delimiters. */
export type ModelCall = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
  texts: { id: string; text: string }[]
  question: string
  /** Whether it asks for another reply after a refused one. */
  isRetry: boolean
}

/** How the stub responds to a call. */
export type Behavior = (response: ServerResponse, call: ModelCall) => void

/** Responds like the Responses API; `text` is the model's output. */
function sendText(response: ServerResponse, text: string, status = 'completed'): void {
  const content = [{ type: 'output_text', text, annotations: [] }]
  const message = { id: 'msg_1', type: 'message', role: 'assistant', status, content }
  sendJson(response, 200, { id: 'resp_1', object: 'response', status, model: 'stub', output: [message] })
}

function sendJson(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, headers = {}): void {
  sendJson(response, status, { error: { message: 'The stub refuses.', code: 'stub', type: 'stub' } }, headers)
}

/** Writes these sentences. */
const writing =
  (sentences: (call: ModelCall) => unknown[]): Behavior =>
  (response, call) =>
    sendText(response, JSON.stringify({ sentences: sentences(call) }))

/** The first sentence below the title of a text, with its id. */
const copied = ({ id, text }: { id: string; text: string }) => ({
  text: /\n([^]*?\.)(?=\s|$)/.exec(text)?.[1] ?? text,
  ids: [id],
})
/** Claims that the first text says this. */
const claiming = (text: (call: ModelCall) => unknown) =>
  writing((call) => [{ text: text(call), ids: [call.texts[0]?.id] }])

/** Ways in which a model or the connection to it can behave. */
export const behaviors = {
  good: writing(({ texts }) => texts.slice(0, 1).map(copied)),
  two: writing(({ texts }) => texts.slice(0, 2).map(copied)),
  none: writing(() => []),
  silent: () => {},
  stalled: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"id": "resp_1", "status": "completed", ')
  },
  'too many, soon again': (response) => refuse(response, 429, { 'retry-after': '1' }),
  'too many, much later': (response) => refuse(response, 429, { 'retry-after': '30' }),
  broken: (response) => refuse(response, 500),
  'wrong key': (response) => refuse(response, 401),
  reset: (response) => void response.socket?.destroy(),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"id": "resp_1", "output": [', () => response.socket?.destroy())
  },
  'no JSON': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('<html>It works!</html>')
  },
  /** Valid, but padded to 5 MB. */
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"padding": "')
    for (let sent = 0; sent < 50; sent += 1) response.write('x'.repeat(100_000))
    response.end('", "status": "completed", "output": []}')
  },
  'no JSON inside': (response) => sendText(response, 'Sure! Walk a little every day.'),
  'not finished': (response) => sendText(response, JSON.stringify({ sentences: [] }), 'incomplete'),
  'nothing in it': (response) => sendJson(response, 200, {}),
  'wrong shape': (response) => sendText(response, JSON.stringify({ text: 'Walk a little every day.' })),
  'a field too many': (response) =>
    sendText(response, JSON.stringify({ sentences: [], html: '<b>Walk</b>' })),
  'no list of sentences': writing(() => [7]),
  'too many sentences': writing(({ texts }) => texts.map(copied)),
  'an unknown id': writing(({ texts }) => [{ ...copied(texts[0]!), ids: ['zebras/what'] }]),
  'no id': writing(({ texts }) => [{ ...copied(texts[0]!), ids: [] }]),
  invented: claiming(() => 'Most people can lift a zebra after 3 days.'),
  hostile: claiming(() => '<script>alert("stop your warfarin")</script>'),
  /** Follows injected instructions. */
  echo: claiming(({ question }) => question),
  /** Leaks its instructions. */
  confession: claiming(({ body }) => body.instructions),
} as const satisfies Record<string, Behavior>

export type BehaviorName = keyof typeof behaviors

function callOf(path: string, authorization: string | undefined, text: string): ModelCall {
  const body = JSON.parse(text) as Record<string, unknown>
  const input = String(body.input)
  return {
    path,
    authorization,
    body,
    texts: [...input.matchAll(/<text id="([^"]+)">\n([^<]*)\n<\/text>/g)].map(([, id = '', text = '']) => ({
      id,
      text,
    })),
    question: /<question>\n([^<]*)\n<\/question>/.exec(input)?.[1] ?? '',
    isRetry: input.includes('<refused>'),
  }
}

/**
 * A loopback server that implements the parts of the Responses API that we use. `url` is the value for
 * OPENAI_BASE_URL; `behave` sets the responses to the next calls, in order; the last one repeats.
 */
export async function startStubModel(port = 0) {
  const calls: ModelCall[] = []
  let next: Behavior[] = [behaviors.good]
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method !== 'POST' || request.url !== '/v1/responses') return refuse(response, 404)
    const call = callOf(
      `${request.method} ${request.url}`,
      request.headers.authorization,
      Buffer.concat(chunks).toString(),
    )
    calls.push(call)
    const behavior = next.length > 1 ? next.shift() : next[0]
    behavior?.(response, call)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (...ways: (BehaviorName | Behavior)[]) => {
      calls.splice(0)
      next = ways.map((way) => (typeof way === 'string' ? behaviors[way] : way))
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
