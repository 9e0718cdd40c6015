import { refusalIn } from './refusal'
import { refusals, refusalsInSpanish } from './testing/other-sentences'

test.each([...refusals, ...refusalsInSpanish])('asks for what only a clinician may do: %s', (text) =>
  expect(refusalIn(text)).not.toBeNull(),
)

test.each([
  ['Do I have a herniated disc?', 'diagnosis'],
  ['Can you read my MRI?', 'scan'],
  ['IMPRESSION: L5-S1 disc protrusion with bilateral foraminal stenosis, thecal sac contact.', 'scan'],
  ['How much ibuprofen can I take?', 'medicine'],
  ['Should I have the fusion?', 'surgery'],
  ['Can you promise that it will work?', 'promise'],
])('%s: %s', (text, topic) => expect(refusalIn(text)).toBe(topic))

test.each([
  'How do I read an MRI report?',
  'What does stenosis mean on a report?',
  'Do I have to quit smoking?',
  'Do I need a referral?',
  'What is a herniated disc?',
  'When can I drive after surgery?',
  'How many people get better after a discectomy?',
  'What questions should I ask before surgery?',
  '¿Qué es la estenosis?',
  '¿Qué tengo que llevar?',
])('is no such question: %s', (text) => expect(refusalIn(text)).toBeNull())
