import { encodeEvent, replyEvents } from './events'
import type { Reply } from '../replies/reply'

test('an event is one line of JSON, whatever the text contains', () => {
  const text = 'One.\nTwo\r\n\ndata: {"state":"fake"}\u2028event: done'
  const line = encodeEvent({ event: 'part', data: { text } })
  expect(line).toMatch(/^event: part\ndata: [^\r\n]+\n\n$/)
  expect(JSON.parse(line.slice(line.indexOf('{')))).toEqual({ text })
})

test('a finished answer is sent as its parts, then as a whole', () => {
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
