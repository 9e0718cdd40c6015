import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Sentence = { text: string; passage: string }
type StubAnswer = { language: string; sentences: Sentence[]; unknown: boolean }

/** A call as it came over the line, with what the instructions' delimiters hold. */
export type ModelCall = {
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
  passages: { id: string; text: string }[]
  question: string
}

/** How the stub answers a call. */
export type Behavior = (response: ServerResponse, call: ModelCall) => void

function languageOf({ body }: ModelCall): string {
  return /Write in Spanish/.test(String(body.instructions)) ? 'es' : 'en'
}

/** Answers as the Responses API does: `text` is what the model wrote. */
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

/** The first sentences of the first passage, word for word: what a good model might send. */
function goodAnswer(call: ModelCall): StubAnswer {
  const [first] = call.passages
  const sentences = (first?.text ?? '').match(/[^.!?\n]+[.!?]/g) ?? []
  return {
    language: languageOf(call),
    sentences: sentences.slice(0, 2).map((text) => ({ text: text.trim(), passage: first?.id ?? 'p1' })),
    unknown: sentences.length === 0,
  }
}

/** An answer that is good but for one more sentence. */
function withSentence(text: string, passage = 'p1'): Behavior {
  return (response, call) => {
    const answer = goodAnswer(call)
    sendText(response, JSON.stringify({ ...answer, sentences: [...answer.sentences, { text, passage }] }))
  }
}

/** Ways in which a model, or the line to it, behaves. */
export const behaviors = {
  good: (response, call) => sendText(response, JSON.stringify(goodAnswer(call))),
  slow: (response, call) => void setTimeout(() => behaviors.good(response, call), 11_000),
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
  'no JSON inside': (response) => sendText(response, 'Sure! Walk a little every day.'),
  'not finished': (response, call) => sendText(response, JSON.stringify(goodAnswer(call)), 'incomplete'),
  'nothing in it': (response) => sendJson(response, 200, {}),
  'wrong shape': (response) => sendText(response, JSON.stringify({ answer: 'Walk a little every day.' })),
  'a field too many': (response, call) =>
    sendText(response, JSON.stringify({ ...goodAnswer(call), html: '<b>Walk</b>' })),
  'unknown passage': withSentence('Walking is good for most people.', 'p99'),
  script: withSentence('Walking helps <script>alert(1)</script>.'),
  'a link': withSentence('Read more at https://evil.example/walk.'),
  'a bare domain': withSentence('Read more at evil-spine.com about walking.'),
  'an e-mail': withSentence('Write to doctor@evil.example about walking.'),
  'a phone number': withSentence('Call (900) 555-0199 about walking.'),
  'an invented number': withSentence('It helps 97 of 100 people.'),
  'stop your warfarin': withSentence('Stop your warfarin five days before.'),
  'a diagnosis': withSentence('You probably have a herniated disc.'),
  'a promise': withSentence('You will recover completely.'),
  'a dose': withSentence('Take 400 mg twice a day.'),
  'made up': withSentence('Copper bracelets and moonlight straighten crooked elephants.'),
  'too long': withSentence('Walk. '.repeat(200)),
  'the other language': (response, call) =>
    sendText(
      response,
      JSON.stringify({ ...goodAnswer(call), language: languageOf(call) === 'en' ? 'es' : 'en' }),
    ),
  unknown: (response, call) =>
    sendText(response, JSON.stringify({ language: languageOf(call), sentences: [], unknown: true })),
  /** Falls for whatever the question demands: says it again, after something true. */
  'echo after the truth': (response, call) => withSentence(call.question)(response, call),
  echo: (response, call) => {
    const sentences = [{ text: call.question, passage: 'p1' }]
    sendText(response, JSON.stringify({ language: languageOf(call), sentences, unknown: false }))
  },
  /** Gives its instructions away. */
  confession: (response, call) => withSentence(String(call.body.instructions))(response, call),
} as const satisfies Record<string, Behavior>

export type BehaviorName = keyof typeof behaviors

function callOf(path: string, authorization: string | undefined, text: string): ModelCall {
  const body = JSON.parse(text) as Record<string, unknown>
  const input = String(body.input)
  return {
    path,
    authorization,
    body,
    passages: [...input.matchAll(/<passage id="(\w+)"[^>]*>\n([^<]*)\n<\/passage>/g)].map(
      ([, id = '', passage = '']) => ({ id, text: passage }),
    ),
    question: /<question>\n([^]*)\n<\/question>$/.exec(input)?.[1] ?? '',
  }
}

/**
 * A server on loopback that speaks as much of the Responses API as we use. `url` is what OPENAI_BASE_URL should be;
 * `behave` sets how the next calls are answered, in turn, the last one for all that follow.
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
