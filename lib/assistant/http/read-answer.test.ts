import { readAnswer } from './read-answer'

const reply = {
  message: 'Walk a little. Rest a little.',
  sources: [{ title: 'Staying active', href: '/resources/faq#move' }],
  kind: 'passage',
  questions: ['What helps?'],
}

test('an answer', async () => expect(await readAnswer(Response.json(reply))).toEqual(reply))

test.each([{}, { ...reply, message: '' }, { ...reply, message: '  ' }, 'text', []])(
  'success without an answer: %j',
  async (body) => expect(await readAnswer(Response.json(body))).toBeNull(),
)

test.each(['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)'])(
  'an answer is shown without links if one leads to %s',
  async (href) =>
    expect(await readAnswer(Response.json({ ...reply, sources: [{ title: 'Elsewhere', href }] }))).toEqual({
      ...reply,
      sources: [],
    }),
)

test('an answer of a kind that this page does not know is shown', async () =>
  expect(await readAnswer(Response.json({ ...reply, kind: 'new' }))).toEqual({ ...reply, kind: 'unknown' }))

test('a captive portal page is not an answer, and its markup is not shown as an error', async () => {
  const page = new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html' } })
  await expect(readAnswer(page)).rejects.toMatchObject({ name: 'Error', message: '' })
})

describe('refused', () => {
  const refuse = (status: number, body: string, statusText = '') =>
    readAnswer(new Response(body, { status, statusText }))

  test.each([
    ['our own shape', JSON.stringify({ success: false, error: { code: 'x', message: 'Too long.' } })],
    ['a plain message', JSON.stringify({ message: 'Too long.' })],
  ])("%s: the server's message", async (_name, body) => {
    await expect(refuse(422, body)).rejects.toMatchObject({ name: 'Error', message: 'Too long.' })
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
