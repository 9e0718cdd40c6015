import { readMessage } from '../understanding/message'
import { unknownReply } from './unknown-reply'

test('says so in one sentence, and who can help, in the language of the message', () => {
  const { message, sources } = unknownReply(readMessage('¿cuánto cuesta un boleto a Guadalajara?'), 'local')
  expect(message).toMatch(/^Disculpe, no tengo una buena respuesta para eso\. Una persona puede ayudarle: /)
  expect(sources).toEqual([
    { href: '/contact', title: 'Contacto' },
    { href: '/resources/faq', title: 'Preguntas frecuentes' },
    { href: '/resources/conditions', title: 'Guías de problemas de la columna' },
  ])
})

test('only local visitors get the phone number', () => {
  const near = unknownReply(readMessage('how tall is mount whitney'), 'local')
  const far = unknownReply(readMessage('how tall is mount whitney'), 'remote')
  expect(near.message).toContain('(559) 555-0142')
  expect(far.message).not.toContain('555')
  expect(far.sources).toEqual([
    { href: '/contact', title: 'Contact' },
    { href: '/resources/faq', title: 'Frequently asked questions' },
    { href: '/resources/conditions', title: 'Spine condition guides' },
  ])
})

test('a long story is asked for its question in one sentence', () => {
  const story =
    'I worked at the dairy for thirty years and my father did too and my brothers, and we all had sore backs, and now my neighbor says this and my cousin says that, and I really do not know what to think about all of it'
  expect(unknownReply(readMessage(story), 'local').message).toMatch(
    /ask it again in one short sentence\? A person can help/,
  )
})
