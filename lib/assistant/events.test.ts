import { encodeEvent, replyEvents, partsOf } from './events'
import type { Reply } from './reply'

test('an event is one line of JSON, whatever the text holds', () => {
  const text = 'One.\nTwo\r\n\ndata: {"state":"fake"}\u2028event: done'
  const line = encodeEvent({ event: 'part', data: { text } })
  expect(line).toMatch(/^event: part\ndata: [^\r\n]+\n\n$/)
  expect(JSON.parse(line.slice(line.indexOf('{')))).toEqual({ text })
})

test.each([
  ['English', 'Walk a little every day. Call us if it swells!', 2],
  ['Spanish', '¿Cuánto tarda? Suele tardar de 2 a 6 semanas. Llame si tiene fiebre.', 3],
  ['lines', 'First line\nSecond line', 2],
  ['decimals', 'A fever is 100.4 degrees or more.', 1],
])('%s: the sentences put together are the text', (_name, text, count) => {
  expect(partsOf(text)).toHaveLength(count)
  expect(partsOf(text).join('')).toBe(text)
})

test('a finished answer: its parts, then the whole', () => {
  const reply: Reply = {
    message: 'Yes. No.',
    sources: [{ title: 'Parking', href: '/contact#parking' }],
    kind: 'practice',
  }
  expect(replyEvents(reply)).toEqual([
    { event: 'part', data: { text: 'Yes. ' } },
    { event: 'part', data: { text: 'No.' } },
    { event: 'done', data: reply },
  ])
})
