import { newMessage, readConversation, writeConversation, type ChatMessage } from './conversation'

const key = 'assistant-conversation'
const entries = new Map<string, string>()
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, value: string) => void entries.set(name, value),
  removeItem: (name: string) => void entries.delete(name),
}
beforeEach(() => entries.clear())

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

test('a message has the four required fields and a unique id', () => {
  const message = newMessage({ content: 'Hello.', isUser: false }, 1000)
  expect(message).toEqual({ id: expect.any(String), content: 'Hello.', isUser: false, timestamp: 1000 })
  expect(newMessage({ content: 'Hello.', isUser: false }, 1000).id).not.toBe(message.id)
})

test('restores the messages and the draft', () => {
  const conversation = { messages: [question, answer], draft: 'And is it free' }
  writeConversation(storage, conversation)
  expect(readConversation(storage)).toEqual(conversation)
})

test('an empty conversation leaves nothing in storage', () => {
  writeConversation(storage, { messages: [question, answer], draft: '' })
  writeConversation(storage, { messages: [], draft: '' })
  expect(entries.size).toBe(0)
  expect(readConversation(storage)).toEqual({ messages: [], draft: '' })
})

test('an unanswered question is restored as the draft', () => {
  writeConversation(storage, { messages: [question, answer, { ...question, id: 'q2' }], draft: '' })
  expect(readConversation(storage)).toEqual({ messages: [question, answer], draft: 'Where do I park?' })
})

test('an unanswered question does not overwrite a newer draft', () => {
  writeConversation(storage, { messages: [question], draft: 'Something else' })
  expect(readConversation(storage)).toEqual({ messages: [], draft: 'Something else' })
})

test.each(['', 'no JSON', 'null', '[]', '5', '{"messages":"all","draft":5}', '{"messages":[null,1,{}]}'])(
  'stored %s counts as empty',
  (stored) => {
    entries.set(key, stored)
    expect(readConversation(storage)).toEqual({ messages: [], draft: '' })
  },
)

test.each([
  ['id', 5],
  ['content', null],
  ['isUser', 'yes'],
  ['timestamp', 'today'],
  ['helpful', 'maybe'],
])('a conversation with an invalid %s counts as empty', (field, value) => {
  entries.set(key, JSON.stringify({ messages: [question, { ...answer, [field]: value }], draft: '' }))
  expect(readConversation(storage)).toEqual({ messages: [], draft: '' })
})

test.each([
  ['kind', 'doctor', 'unknown'],
  ['sources', [{ title: 'Elsewhere', href: 'https://example.com' }], []],
])('a message with an unknown %s is kept without it', (field, value, instead) => {
  entries.set(key, JSON.stringify({ messages: [question, { ...answer, [field]: value }], draft: '' }))
  expect(readConversation(storage).messages).toEqual([question, { ...answer, [field]: instead }])
})
