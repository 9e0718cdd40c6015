import { readMessage } from './message'
import { questionsOf } from './questions'

const asked = (text: string) => questionsOf(readMessage(text)).map((question) => question.text)

test.each([
  [
    'When can I drive after ACDF, and how long am I off work?',
    ['when can i drive after acdf,', 'and how long am i off work?'],
  ],
  [
    'does a medial branch block hurt and can i drive myself home after',
    ['does a medial branch block hurt', 'and can i drive myself home after'],
  ],
  [
    '¿Es cierto que sube el azúcar? y cuánto dura el efecto',
    ['es cierto que sube el azucar?', 'y cuanto dura el efecto'],
  ],
  ['que es la ciatica y cuanto tiempo dura', ['que es la ciatica', 'y cuanto tiempo dura']],
  [
    'tengo un EMG next week, does it hurt y cuanto dura',
    ['tengo un emg next week, does it hurt', 'y cuanto dura'],
  ],
])('several questions are told apart: %s', (text, questions) => expect(asked(text)).toEqual(questions))

test.each([
  'when can I drive after ACDF',
  'do these heal by themselves or am I going to need surgery?',
  'my back hurts and is getting better',
  'no puedo dormir por el dolor y se me duerme la pierna',
])('a single question, or none, stays whole: %s', (text) => expect(asked(text)).toEqual([]))

test('a story has its question, without what came before', () =>
  expect(
    asked(
      'My father is 71 and worked in the fields for forty years. His legs get heavy when he walks, and when he leans on the cart he is fine. What is that, and can therapy help?',
    ),
  ).toEqual(['what is that,', 'and can therapy help?']))

test('each question belongs to its message', () => {
  const message = readMessage('what is ACDF and how long does it take', 'acdf')
  expect(questionsOf(message)[1]).toMatchObject({ language: 'en', about: 'acdf', whole: message })
})
