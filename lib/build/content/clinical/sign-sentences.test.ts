import { signsUsedIn, withSigns } from './sign-sentences'

const page = 'content/en/conditions/x.md'
const answer = 'content/en/answers/x/y.md'

test('a sign is told with its urgency, in the table’s words', () => {
  expect(withSigns(page, 'Walk. {signs:both-legs}')).toBe(
    'Walk. Call 911 or go to the ER now if you have new pain, numbness or weakness in **both** legs.',
  )
  expect(withSigns(page, '{signs:chest}')).toMatch(/^Call 911 if you have chest pain/)
})

test('the situation decides', () => {
  expect(withSigns(page, '{signs:slight-weakness}')).toBe(
    '{Call our office|Call your own doctor} today if you notice new weakness in one arm or leg, even if it’s slight.',
  )
  expect(withSigns(page, '{signs-after-surgery:slight-weakness}')).toMatch(/^Call 911 or go to the ER now/)
  expect(withSigns(page, '{signs-after-surgery:wound-leak}')).toMatch(
    /^Today, at any hour, call the surgeon who operated on you if you have a wound/,
  )
  expect(withSigns(page, '{signs-later:slight-weakness}')).toContain('today')
})

test('several signs: most urgent first, a sentence for each thing to do', () => {
  expect(withSigns(page, '{signs:slight-weakness chest both-legs swollen-leg}')).toBe(
    'Call 911 if you have chest pain or pressure, trouble breathing or a racing heart, or cough up blood. ' +
      'Call 911 or go to the ER now if you have new pain, numbness or weakness in **both** legs; or have one leg or arm that’s newly swollen, warm or red. ' +
      '{Call our office|Call your own doctor} today if you notice new weakness in one arm or leg, even if it’s slight.',
  )
})

test('in a crisis there is also 911', () =>
  expect(withSigns(page, '{signs:suicide}')).toMatch(
    /^Call or text 988 if you think about suicide.*\. If you’re in danger right now, call 911\.$/,
  ))

test('an answer stands alone, so it says what to do if nobody can see the reader', () => {
  expect(withSigns(answer, '{signs:slight-numbness}')).toMatch(/If nobody can see you today, go to the ER\.$/)
  expect(withSigns(page, '{signs:slight-numbness}')).not.toMatch(/nobody/)
})

test('mistakes are reported with their line', () => {
  expect(() => withSigns(page, 'One.\n\n{signs:toothache}')).toThrow(
    `${page}:3: there is no sign "toothache"`,
  )
  expect(() => withSigns(page, '{signs:wound-leak}')).toThrow(`can't occur with {signs:...}`)
  expect(() => withSigns(page, '| a | {signs:slight-numbness} |')).toThrow('can’t stand in a table')
})

test('every use can be listed', () =>
  expect(signsUsedIn('A.\n{signs-cancer:slow-clumsiness chest}')).toEqual([
    { line: 2, situation: 'cancer', sign: 'slow-clumsiness' },
    { line: 2, situation: 'cancer', sign: 'chest' },
  ]))
