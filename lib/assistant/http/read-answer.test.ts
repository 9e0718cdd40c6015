import { readAnswer } from './read-answer'

const stream = { 'Content-Type': 'text/event-stream; charset=utf-8' }
const reply = {
  message: 'Walk a little. Rest a little.',
  sources: [{ title: 'Staying active', href: '/resources/faq#move' }],
  kind: 'passage',
  questions: ['What helps?'],
}

function event(name: string, data: unknown, lineEnd = '\n') {
  return `event: ${name}${lineEnd}data: ${JSON.stringify(data)}${lineEnd}${lineEnd}`
}

/** A response whose body arrives in the given chunks. */
function inPieces(pieces: (string | Uint8Array)[], headers: Record<string, string> = stream) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  return new Response(body, { headers })
}

function collect() {
  const parts: string[] = []
  return { parts, onPart: (text: string) => void parts.push(text) }
}

describe('JSON', () => {
  test('message, sources and kind', async () => {
    const { parts, onPart } = collect()
    expect(await readAnswer(Response.json(reply), onPart)).toEqual(reply)
    expect(parts).toEqual([])
  })

  test.each([{}, { message: '' }, { message: '  ' }, { message: null }, null, 'text', []])(
    'success without a message: %j',
    async (body) => {
      expect(await readAnswer(Response.json(body), jest.fn())).toEqual({
        message: '',
        sources: [],
        kind: undefined,
        questions: [],
      })
    },
  )

  test('a captive portal page is not an answer, and its markup is not shown as an error', async () => {
    const page = new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html' } })
    await expect(readAnswer(page, jest.fn())).rejects.toMatchObject({ name: 'RefusedError', message: '' })
  })
})

describe('server-sent events', () => {
  const whole = [
    event('status', { state: 'thinking' }),
    event('part', { text: 'Walk a little. ' }),
    event('part', { text: 'Rest a little.' }),
    event('done', reply),
  ]

  test('the text grows, then the whole answer arrives', async () => {
    const { parts, onPart } = collect()
    expect(await readAnswer(inPieces(whole), onPart)).toEqual(reply)
    expect(parts).toEqual(['Walk a little. ', 'Walk a little. Rest a little.'])
  })

  test('chunk boundaries do not matter, even within a character', async () => {
    const bytes = new TextEncoder().encode(
      event('part', { text: '¿Cuánto tarda? ' }) +
        event('done', { ...reply, message: '¿Cuánto tarda? Años.' }),
    )
    for (let size = 1; size < 12; size++) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      )
      const { parts, onPart } = collect()
      expect((await readAnswer(inPieces(pieces), onPart)).message).toBe('¿Cuánto tarda? Años.')
      expect(parts).toEqual(['¿Cuánto tarda? '])
    }
  })

  test('ignores other line endings, comments and unknown events', async () => {
    const pieces = [
      ': keep-alive\r\n\r\n',
      event('news', { text: 'no' }, '\r\n'),
      event('done', reply, '\r\n'),
    ]
    expect(await readAnswer(inPieces(pieces), jest.fn())).toEqual(reply)
  })

  test('accepts a last event without its blank line', async () => {
    expect(await readAnswer(inPieces([event('done', reply).trimEnd()]), jest.fn())).toEqual(reply)
  })

  test('done without a message: the text so far is the answer', async () => {
    const pieces = [event('part', { text: 'Walk.' }), event('done', { kind: 'passage' })]
    expect(await readAnswer(inPieces(pieces), jest.fn())).toEqual({
      message: 'Walk.',
      sources: [],
      kind: 'passage',
      questions: [],
    })
  })

  test('only done: no message', async () => {
    expect(await readAnswer(inPieces([event('done', {})]), jest.fn())).toMatchObject({ message: '' })
  })

  test("an error event is a refusal with the server's message", async () => {
    const error = { success: false, error: { code: 'unavailable', message: 'Please call.' } }
    const pieces = [event('status', { state: 'thinking' }), event('error', error)]
    await expect(readAnswer(inPieces(pieces), jest.fn())).rejects.toThrow('Please call.')
  })

  test('rejects an incomplete answer', async () => {
    await expect(readAnswer(inPieces(whole.slice(0, 3)), jest.fn())).rejects.toMatchObject({
      name: 'RefusedError',
      message: '',
    })
  })

  test('a line that is not JSON: no answer, and no parser message', async () => {
    await expect(readAnswer(inPieces(['event: done\ndata: {oops\n\n']), jest.fn())).rejects.toMatchObject({
      name: 'RefusedError',
      message: '',
    })
  })
})

describe('refused', () => {
  const refuse = (status: number, body: string, statusText = '') =>
    readAnswer(new Response(body, { status, statusText }), jest.fn())

  test.each([
    ['our own shape', JSON.stringify({ success: false, error: { code: 'x', message: 'Too long.' } })],
    ['a plain message', JSON.stringify({ message: 'Too long.' })],
  ])("%s: the server's message", async (_name, body) => {
    await expect(refuse(422, body)).rejects.toMatchObject({ name: 'RefusedError', message: 'Too long.' })
  })

  test.each([
    ['text', 500, 'boom', 'Internal Server Error', '500: boom'],
    ['nothing', 502, '', 'Bad Gateway', '502: Bad Gateway'],
    ["a proxy's page", 502, '<html><h1>Bad Gateway</h1></html>', 'Bad Gateway', '502: Bad Gateway'],
    ['JSON without words', 500, '{"error":null}', '', '500: {"error":null}'],
  ])('%s: the status, then the body', async (_name, status, body, statusText, message) => {
    await expect(refuse(status, body, statusText)).rejects.toMatchObject({ name: 'HttpError', message })
  })
})
