import { emergencyIn } from './emergency'
import { sameDayIn } from './same-day'
import { forToday, forTodayInSpanish } from './testing/other-sentences'

test.each([...forToday, ...forTodayInSpanish])('for today, and no emergency: %s', (text) => {
  expect(emergencyIn(text)).toBeNull()
  expect(sameDayIn(text)).not.toBeNull()
})

test.each([
  ['pus is coming out of my incision', 'wound'],
  ['I have a temperature of 101 since my surgery', 'fever'],
  ['my headache is worse when I stand up', 'headache'],
  ['my toes are numb since yesterday', 'numbness'],
])('%s: the reason is %s', (text, sign) => expect(sameDayIn(text)).toBe(sign))

test.each([
  'My incision is dry and closed',
  'How long do stitches stay in?',
  'My foot fell asleep but it is fine now',
  'How do I prevent an infection of the wound?',
  'I had a wound infection ten years ago',
])('not for today: %s', (text) => expect(sameDayIn(text)).toBeNull())
