import fc from 'fast-check'
import { questionForModel } from './question-for-model'

describe('in any format and context', () => {
  const names = ['xochitl', 'itzel sample', 'maria lopez', 'josé garcía', 'ramachandran', "o'sample"]
  const accounts = ['backpain', 'back_pain', 'back.pain', 'backpain77']
  const years = ['nineteen fifty-two', 'nineteen sixty one', '1952', "'52"]
  const frames = [
    ...names.flatMap((name) => [`my name is ${name}`, `me llamo ${name}`, `my wife ${name}`, `soy ${name}`]),
    ...accounts.flatMap((account) => [
      `my instagram is ${account}`,
      `@${account}`,
      `mi facebook es ${account}`,
    ]),
    ...years.flatMap((year) => [
      `born in ${year}`,
      `born on the fourth of july ${year}`,
      `nací el tres de mayo ${year}`,
    ]),
    'the mayor of lemoore',
    'the only dentist in lemoore',
  ].map((text) => (text.startsWith('the ') ? `i am ${text}` : text))
  const secret =
    /xochitl|itzel|sample|maria|lopez|jos[eé]|garc|ramachandran|backpain|back[._]pain|fifty|sixty|1952|'52|july|mayor|dentist|lemoore/i

  const before = [
    '',
    'Hello. ',
    "i'm here because ",
    'soy de aquí y ',
    'my back hurts, ',
    'Hola, ',
    'what helps? ',
  ]
  const after = [
    '',
    '. What is a disc?',
    ', my back hurts',
    ' and I hurt',
    ' y me duele la espalda',
    '!\nThanks',
  ]
  const written = fc
    .tuple(fc.constantFrom(...before), fc.constantFrom(...frames), fc.constantFrom(...after))
    .map((parts) => parts.join(''))
  const spelled = fc.constantFrom<(text: string) => string>(
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase()),
    (text) => text.replaceAll(' ', '  '),
    (text) => text.replaceAll("'", '’'),
    (text) => text.normalize('NFD'),
    (text) => text.replace(/(?<=\w)(?=\w)/g, '\u200B'),
  )

  test('no identifier is sent', () =>
    fc.assert(
      fc.property(written, spelled, (text, spell) => {
        expect(questionForModel(spell(text)) ?? '').not.toMatch(secret)
      }),
      { numRuns: 1000 },
    ))
})

test.each([
  '',
  ' ',
  'x'.repeat(1000),
  '1'.repeat(1000),
  'a@'.repeat(500),
  'one '.repeat(250),
  '1 '.repeat(500),
  "I'm ".repeat(250),
  'my wife '.repeat(125),
  'i work '.repeat(140),
  'my instagram '.repeat(75),
  'a_'.repeat(500),
  '(at)'.repeat(250),
  `record${' '.repeat(900)}x`,
  '\u33c2'.repeat(1000),
])('a text crafted to be slow is not (%#)', (text) => {
  const start = performance.now()
  questionForModel(text)
  // Thousands of milliseconds; catastrophic backtracking would take minutes.
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each(['x'.repeat(101), `see ${'(at)'.repeat(30)}`, '\u33c2'.repeat(20)])(
  'an implausible text is not examined, and the model is not called: %s',
  (text) => expect(questionForModel(text)).toBeNull(),
)
