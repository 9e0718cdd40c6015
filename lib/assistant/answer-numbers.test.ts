import { strangeNumberIn } from './answer-numbers'

const passage =
  'It often takes 4 to 6 weeks. Bone takes 3 to 4 months or more. In one group of 338 people, 55 had a problem. ' +
  'Two of three walk on the first day. Open 8:00 AM to 5:00 PM. About 1,200 people; 2.8 of 100, 12–16%.'

test.each([
  'It takes 4 to 6 weeks.',
  'It takes four to six weeks.',
  'Bone takes 3-4 months.',
  'Tarda de 4 a 6 semanas.',
  'Suele tardar entre cuatro y seis semanas.',
  'Of 338 people 55 had a problem.',
  'We are open from 8 AM to 5 PM.',
  'Abrimos de 8:00 a 5:00.',
  'About 1200 people.',
  'It was 2.8 of 100.',
  'It was 16 percent.',
  'One thing helps: a walk.',
])('the passage says so: %s', (sentence) => expect(strangeNumberIn(sentence, passage)).toBeNull())

test.each([
  ['It takes 5 weeks.', '5 week'],
  ['It takes 4 days.', '4 day'],
  ['It takes six months.', '6 month'],
  ['Bone takes 3 to 4 years.', '3 year'],
  ['Tarda de 4 a 6 meses.', '6 month'],
  ['It helps 97 of 100 people.', '97'],
  ['Ten people had a problem.', '10'],
  ['It was 28 of 100.', '28'],
  ['It helps half of all people.', '0.5'],
  ['Abrimos a las 9.', '9'],
])('the passage does not say so: %s', (sentence, number) =>
  expect(strangeNumberIn(sentence, passage)).toBe(number),
)
