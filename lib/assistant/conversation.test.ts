import { newMessage, readConversation, writeConversation, type ChatMessage } from './conversation'

const key = 'assistant-conversation'
const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
}
beforeEach(() => kept.clear())

const question: ChatMessage = { id: 'q', content: 'Where do I park?', isUser: true, timestamp: 1 }
const answer: ChatMessage = {
  id: 'a',
  content: 'Behind the building.',
  isUser: false,
  timestamp: 2,
  kind: 'practice',
  sources: [{ title: 'Parking', href: '/contact#parking' }],
  helpful: 'yes',
}

test('a message has the four fields of the spec, and an id of its own', () => {
  const message = newMessage({ content: 'Hello.', isUser: false }, 1000)
  expect(message).toEqual({ id: expect.any(String), content: 'Hello.', isUser: false, timestamp: 1000 })
  expect(newMessage({ content: 'Hello.', isUser: false }, 1000).id).not.toBe(message.id)
})

test('what was said and what stands in the input come back', () => {
  const conversation = { messages: [question, answer], draft: 'And is it free' }
  writeConversation(storage, conversation)
  expect(readConversation(storage)).toEqual(conversation)
})

test('an empty conversation leaves no trace', () => {
  writeConversation(storage, { messages: [question, answer], draft: '' })
  writeConversation(storage, { messages: [], draft: '' })
  expect(kept.size).toBe(0)
  expect(readConversation(storage)).toEqual({ messages: [], draft: '' })
})

test('a question that was left without an answer stands in the input again', () => {
  writeConversation(storage, { messages: [question, answer, { ...question, id: 'q2' }], draft: '' })
  expect(readConversation(storage)).toEqual({ messages: [question, answer], draft: 'Where do I park?' })
})

test('what was typed since is not overwritten by it', () => {
  writeConversation(storage, { messages: [question], draft: 'Something else' })
  expect(readConversation(storage)).toEqual({ messages: [], draft: 'Something else' })
})

test.each(['', 'no JSON', 'null', '[]', '5', '{"messages":"all","draft":5}', '{"messages":[null,1,{}]}'])(
  'stored %s counts as nothing',
  (stored) => {
    kept.set(key, stored)
    expect(readConversation(storage)).toEqual({ messages: [], draft: '' })
  },
)

test.each([
  ['id', 5],
  ['content', null],
  ['isUser', 'yes'],
  ['timestamp', 'today'],
])('a message whose %s has another shape is left out', (field, value) => {
  kept.set(key, JSON.stringify({ messages: [question, { ...answer, [field]: value }, answer], draft: '' }))
  expect(readConversation(storage).messages).toEqual([question, answer])
})

test('a kind, a judgment or a source that is none is left out, the message stays', () => {
  const strange = {
    ...answer,
    kind: 'doctor',
    helpful: 'maybe',
    sources: [
      { title: 'Elsewhere', href: 'https://example.com' },
      { title: 'Elsewhere', href: '//example.com' },
      { title: 'Elsewhere', href: '/\\example.com' },
      { title: 'Script', href: 'javascript:alert(1)' },
      { title: 5, href: '/contact' },
      { title: 'Parking', href: '/contact#parking' },
    ],
  }
  kept.set(key, JSON.stringify({ messages: [strange], draft: '' }))
  expect(readConversation(storage).messages).toEqual([
    {
      id: 'a',
      content: 'Behind the building.',
      isUser: false,
      timestamp: 2,
      sources: [{ title: 'Parking', href: '/contact#parking' }],
    },
  ])
})
