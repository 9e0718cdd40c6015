import { answers } from '@/content/generated/en/answers'
import { readMessage } from '../understanding/message'
import { frameIntro } from './frame-reply'

const introTo = (text: string, id: keyof typeof answers = 'after-surgery/driving') =>
  frameIntro(readMessage(text), answers[id])

test.each([
  ['I had a fusion 3 weeks ago. When can I drive?', 'Since you’re 3 weeks out from a fusion:'],
  ['3 weeks post op from neck surgery, can I drive', 'Since you’re 3 weeks out from surgery:'],
  [
    'my dad had a laminectomy 10 days ago, can he drive',
    'Since your father is 10 days out from a laminectomy:',
  ],
  ['me operaron hace una semana, cuando puedo manejar', 'Como lleva 1 semana desde la cirugía:'],
  ['a mi mamá la operaron hace dos meses, ya puede manejar?', 'Como su mamá lleva 2 meses desde la cirugía:'],
])('an operation and the time since are repeated: %s', (text, intro) => expect(introTo(text)).toBe(intro))

test.each([
  'when can I drive after a fusion',
  'that would be 7 weeks after my lumbar fusion, can I drive',
  'I had a fusion a few weeks ago, can I drive',
  'I had a fusion 3 weeks ago and fell 2 days ago, can I drive',
  'my neighbor had a fusion 3 weeks ago and drives, can I',
  'my back went out 3 weeks ago, do I need surgery before I can drive',
])('what isn’t certain isn’t repeated: %s', (text) => expect(introTo(text)).toBeNull())

test('only where the answer is about the time after that operation', () => {
  const text = 'I had a fusion 3 weeks ago, what is it and when can I work'
  expect(introTo(text, 'lumbar-fusion/work')).toBe('Since you’re 3 weeks out from a fusion:')
  expect(introTo(text, 'lumbar-fusion/what')).toBeNull()
  expect(introTo(text, 'microdiscectomy/work')).toBeNull()
})
