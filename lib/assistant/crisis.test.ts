import { isCrisis } from './crisis'
import { emergencies, emergenciesInSpanish } from './testing/emergency-sentences'
import { harmless, harmlessInSpanish } from './testing/harmless-sentences'
import { crises, crisesInSpanish } from './testing/other-sentences'

test.each([...crises, ...crisesInSpanish])('a crisis: %s', (text) => expect(isCrisis(text)).toBe(true))

test.each([...harmless, ...harmlessInSpanish, ...emergencies, ...emergenciesInSpanish])(
  'no crisis: %s',
  (text) => expect(isCrisis(text)).toBe(false),
)

test.each(['I am not suicidal, my back just hurts', 'I was suicidal as a teenager'])(
  'what is denied or long past is none: %s',
  (text) => expect(isCrisis(text)).toBe(false),
)
