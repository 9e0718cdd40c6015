import { embeddedReply } from './embedded-reply'
import { readMessage } from '@/lib/assistant/understanding/message'

const replyTo = (text: string, mode: 'local' | 'remote' = 'local', about?: string) =>
  embeddedReply(readMessage(text, about), mode)

test('an answer is complete, leads to its pages and offers questions on the same subject', () => {
  const reply = replyTo('When can I drive after ACDF?')
  expect(reply.kind).toBe('passage')
  expect(reply.message).toMatch(/collar/)
  expect(reply.message).not.toMatch(/\[\^|\{/)
  expect(reply.sources[0]).toEqual({
    href: expect.stringMatching(/^\/resources\/procedures\/acdf/),
    title: expect.any(String),
  })
  expect(reply.questions).toHaveLength(3)
  expect(reply.subject).toBe('acdf')
})

test('a short question after an answer is about the same subject', () => {
  expect(replyTo('and driving?', 'local', 'acdf').message).toBe(
    replyTo('When can I drive after ACDF?').message,
  )
  expect(replyTo('and driving?', 'local', 'microdiscectomy').message).toBe(
    replyTo('When can I drive after a microdiscectomy?').message,
  )
})

test('an emergency comes before any answer', () => {
  expect(replyTo('how long does sciatica last, also I am numb between my legs since today').kind).toBe(
    'emergency',
  )
})

test('a question only a clinician can decide gets the general answer first, then who decides', () => {
  const reply = replyTo('should I have the surgery for my herniated disc or wait, what would you do')
  expect(reply.kind).toBe('refusal')
  expect(reply.message.length).toBeGreaterThan(250)
  expect(reply.questions?.length).toBeGreaterThan(0)
})

test('without a general answer, it says why it can’t decide and who can', () => {
  const reply = replyTo('how many norco can I take tonight')
  expect(reply.kind).toBe('refusal')
  expect(reply.message).toMatch(/pharmacist/)
})

test('if nothing fits, it says so and names a person', () => {
  const reply = replyTo('write me a birthday poem for my boss')
  expect(reply.kind).toBe('unknown')
  expect(reply.message).toContain('(559) 555-0142')
})

test('a Spanish question gets the English answer after one Spanish sentence that says so', () =>
  expect(replyTo('¿qué es la estenosis lumbar?').message).toMatch(/^Por ahora esto está en inglés/))

test.each([
  ['¿a qué hora abren?', /^Este es el horario del consultorio/],
  ['donde me puedo estacionar', /^El estacionamiento es gratis/],
])('a Spanish question about the practice gets a Spanish answer: %s', (text, words) =>
  expect(replyTo(text)).toMatchObject({ kind: 'practice', message: expect.stringMatching(words) }),
)

test('only local visitors get the phone number', () => {
  expect(replyTo('what is your phone number').message).toContain('(559) 555-0142')
  for (const text of [
    'what is your phone number',
    'how do I get my records sent to my lawyer',
    'fax number?',
  ])
    expect(replyTo(text, 'remote').message).not.toContain('555')
})
