import { bodyRules } from './body-rules'
import { crisisRules } from './crisis-rules'
import { nerveRules } from './nerve-rules'
import { compile } from './pattern'
import { practiceRules } from './practice-rules'
import { refusalRules } from './refusal-rules'
import { sameDayRules } from './same-day-rules'

const everyRule = [
  ...bodyRules,
  ...nerveRules,
  ...crisisRules,
  ...sameDayRules,
  ...refusalRules,
  ...practiceRules,
]

test.each([
  ['<leg> ~2 <weak>', ' my leg is so weak . ', true],
  ['<leg> ~2 <weak>', ' my leg is not weak . ', false],
  ['<leg> ~2 <weak>', ' my leg hurts . i am weak . ', false],
  ['<leg> ~2 <weak>', ' my leg hurts when i am weak . ', false],
  ['<cannot> _3 <pee>', ' i can not walk , pee is fine . ', false],
  ['medi cal|medicaid+plan', ' my medi medicaid plan . ', true],
])('%s in%s: %s', (pattern, text, isThere) => expect(compile(pattern).test(text)).toBe(isThere))

test('a concept that does not exist is a mistake', () =>
  expect(() => compile('<nonsense>')).toThrow('nonsense'))

test('every pattern of every rule can be read', () => {
  for (const { signs, given = [], unless = [] } of everyRule) {
    for (const pattern of [...signs, ...given, unless].flat()) {
      expect(pattern).not.toMatch(/ {2}|^ | $|undefined|\|\||\| | \||\|$/)
      expect(() => compile(pattern)).not.toThrow()
    }
  }
})
