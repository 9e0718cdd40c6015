import { practiceTopicIn } from './practice-topic'
import { practiceQuestions, practiceQuestionsInSpanish } from './testing/other-sentences'

test.each([...practiceQuestions, ...practiceQuestionsInSpanish])('about the practice: %s', (text) =>
  expect(practiceTopicIn(text)).not.toBeNull(),
)

test.each([
  ['What are your hours?', 'hours'],
  ['Where can I park?', 'parking'],
  ['Is there a ramp for a wheelchair?', 'access'],
  ['Can I come by bus?', 'transit'],
  ['Do you take Cigna?', 'insurance'],
  ['Do you take Medi-Cal?', 'medi-cal'],
  ['What should I bring to my visit?', 'bring'],
  ['What is your phone number?', 'phone'],
  ['Where is the office?', 'address'],
  ['How do I make an appointment?', 'appointment'],
  ['How soon will you call me back?', 'response'],
  ['¿Hablan español?', 'interpreter'],
  ['Who is the surgeon?', 'surgeon'],
  ['How long is recovery after a disc replacement?', 'recovery-disc-replacement'],
  ['¿cuánto tarda la recuperación de una cirugía endoscópica?', 'recovery-endoscopic'],
])('%s: %s', (text, topic) => expect(practiceTopicIn(text)).toBe(topic))

test.each([
  'Is Parkinson disease related to back pain?',
  'How many hours should I sleep?',
  'What is open fusion?',
  'Is it safe to lift? ¿Es seguro levantar cosas?',
  'What is prior authorization?',
  'Does looking at my phone hurt my neck?',
])('is no such question: %s', (text) => expect(practiceTopicIn(text)).toBeNull())
