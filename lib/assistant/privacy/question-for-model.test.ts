import { readExamples } from '@/lib/build/assistant/examples'
import { questionForModel } from './question-for-model'

/** Identifiers that must never leave the server, as a visitor may write them. */
const maskable: [text: string, secret: RegExp][] = [
  ['My name is Jane Sample and my back hurts', /jane|sample/i],
  ['my name is jane sample. how long is recovery', /jane|sample/i],
  ['MY NAME IS JANE SAMPLE, WHAT IS A DISC', /jane|sample/i],
  ['I am Jane, can I drive after surgery?', /jane/i],
  ["I'm Jane Q. Sampleson, can I drive?", /jane|sampleson/i],
  ['this is xiomara, my back hurts', /xiomara/i],
  ['Hola, me llamo María de la Cruz y tengo ciática', /mar[ií]a|cruz/i],
  ['soy juan carlos y quiero saber de la estenosis', /juan|carlos/i],
  ['Mi nombre es Lupita Sample', /lupita|sample/i],
  ['My wife Xochitl had a fusion', /xochitl/i],
  ['Mi hija se llama Itzel', /itzel/i],
  ['Dr. Ramachandran told me to ask', /ramachandran/i],
  ['mr. sampleson has back pain', /sampleson/i],
  ['born 03/14/1961, can I have a fusion?', /1961|03\/14/],
  ['DOB: 3-14-61', /3-14|61/],
  ['my birthday is March 14, 1961', /14|1961/],
  ['nací el 14 de marzo de 1961', /14|1961/],
  ['My surgery was on 14 March', /14/],
  ['2026-03-14 was my surgery', /03-14/],
  ['call me at (559) 555-0123', /555|0123/],
  ['my cell is 5595550123', /5550123/],
  ['559.555.0123 is my phone', /555/],
  ['+1 559 555 0123', /555/],
  ['５５９-５５５-０１２３ is my phone', /555|５/],
  ['five five nine five five five zero one two three', /five five/],
  ['write to jane.sample@example.com', /jane|example/],
  ['jane at example dot com', /jane|example/],
  ['I live at 123 Example Street, Hanford', /123|Example/],
  ['my place is 45 N Sample Ave apt 3', /45|Sample/],
  ['vivo en la calle Sample 123', /Sample|123/],
  ['P.O. Box 1234', /1234/],
  ['my SSN is 123-45-6789', /123|6789/],
  ['last four of my social are 6789', /6789/],
  ['MRN 00123456', /00123456/],
  ['medical record number is AB-12345', /12345/],
  ['mi número de expediente: 12345', /12345/],
  ['my member id is XYZ123456789', /XYZ|123456/],
  ['policy number 55-1234-A', /1234/],
  ['Medicare number 1EG4-TE5-MK73', /1EG4|MK73/],
  ['see https://example.com/jane', /jane|example/],
  ['my name is maria lopez', /maria|lopez/i],
  ['me llamo josé garcía', /jos|garc/i],
  ['this is john smith', /john|smith/i],
  ['my name is: xochitl', /xochitl/i],
  ['my name is "xochitl"', /xochitl/i],
  ['name:xochitl', /xochitl/i],
  ['my wife (xochitl) had a fusion', /xochitl/i],
  ['everyone calls me xochitl', /xochitl/i],
  ["I'm here because my wife xochitl hurts", /xochitl/i],
  ['my doctor says my name is xochitl itzel', /xochitl|itzel/i],
  ['me dicen lupita', /lupita/i],
  ['ask for Xochitl when you call', /xochitl/i],
  ['@backpainguy told me about you', /backpain/],
  ['@back.painguy told me about you', /back|pain/],
  ['u/backpainguy says rest is bad', /backpain/],
  ['patient: deepak kumar, question: what is a disc', /deepak|kumar/i],
  ['name deepak kumar. what is a disc', /deepak|kumar/i],
  ['my names deepak', /deepak/i],
  ['this message is from deepak kumar', /deepak|kumar/i],
  ['what is a disc? signed deepak', /deepak/i],
  ['what is a disc? -deepak', /deepak/i],
  ['what is a disc? love, deepak', /deepak/i],
  ['what is a disc? thanks, xochitl', /xochitl/i],
  ['yo deepak here, what is a disc', /deepak/i],
  ['deepak speaking, what is a disc', /deepak/i],
  ['the kumar family asks about discs', /kumar/i],
  ['surgery with anesthesiologist chen', /chen/i],
  ['reach me at deepak.kumar at gmail', /deepak|kumar|gmail/i],
  ['email deepak dot kumar at gmail dot com', /deepak|kumar|gmail/i],
  ['how do i get to you from 1120 lacey', /1120|lacey/i],
  ['born on the fourth of July nineteen fifty-two', /july|fifty/i],
]

const spellings: [what: string, (text: string) => string][] = [
  ['as typed', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['in lower case', (text) => text.toLowerCase()],
  ['decomposed', (text) => text.normalize('NFD')],
  ['with curly apostrophes', (text) => text.replaceAll("'", '\u2019')],
  ['with invisible characters', (text) => text.replace(/(?<=\w)(?=\w)/g, '\u200B')],
]

describe.each(spellings)('masked, %s', (_what, spelled) => {
  test.each(maskable)('%s', (text, secret) => {
    const question = questionForModel(spelled(text))
    expect(question).toContain('[')
    expect(question).not.toMatch(new RegExp(secret.source, 'i'))
  })
})

describe('sends ordinary messages unchanged', () => {
  test.each([
    'How long does it take to recover from a spinal fusion?',
    'What is spinal stenosis?',
    'Does Medicare pay for an MRI?',
    'Can I drive 2 weeks after surgery?',
    'My pain is at L4-L5 and S1. What does that mean?',
    'I am worried about surgery. Is it safe?',
    "I'm 54 and I have sciatica, what helps?",
    'What is an MRI and do I need one?',
    'is it normal to hurt 24/7',
    'How successful is Minimally Invasive Spine Surgery?',
    "I'm 67",
    "I'm a teacher and my back hurts",
    "I'm a truck driver and sit all day",
    "I'm a farm worker and bend all day. What is stenosis?",
    'my husband is a roofer and his back hurts',
    'I work at a warehouse',
    'I work for a living, can I lift?',
    "I'm the patient",
    "I'm the daughter of a patient",
    "I'm the caregiver for my mom",
    'I was told I need a fusion',
    'My dad is 67 and has stenosis',
    "can I coach my kids' soccer after a fusion?",
    'I run every morning. Is that bad?',
    'born with scoliosis, can I have surgery?',
    "I'm 95% better",
    'what is the first exercise?',
    'the third week hurts more than the second',
    '¿Cuánto tarda la recuperación de una fusión?',
    '¿Qué es la estenosis espinal?',
    'Tengo dolor de espalda, ¿qué puedo hacer?',
    'tengo 67 años',
    "I'm scared of surgery",
    'soy diabética y me van a operar',
    'soy el paciente',
    'soy la hija de un paciente',
    'soy mayor y me duele la espalda',
    'trabajo en el campo y me duele la espalda',
    'trabajo en la construcción',
    'mi esposo es bombero',
    'nací con escoliosis',
    'vi en facebook que la fusión falla',
    'is it normal at 100.4 degrees',
    'I live on the second floor, can I climb stairs?',
    'what is the name of the operation',
    'does medicare pay for 2 MRIs',
    'me dicen que necesito cirugía',
    'donde están los banos',
  ])('%s', (text) => expect(questionForModel(text)).toBe(text))
})

test('few ordinary messages are changed, though many tell of family, work and places', () => {
  const harmless = readExamples('non-urgent', ['non-urgent'])
  const unchanged = harmless.filter(({ text }) => questionForModel(text)?.includes('[') === false)
  expect(unchanged.length / harmless.length).toBeGreaterThan(0.9)
})

test.each(['x'.repeat(101), `see ${'(at)'.repeat(30)}`, '\u33c2'.repeat(20)])(
  'an implausible text is not examined, and the model is not called: %s',
  (text) => expect(questionForModel(text)).toBeNull(),
)

test.each([
  '',
  '1'.repeat(1000),
  'a@'.repeat(500),
  'one '.repeat(250),
  '1 '.repeat(500),
  "I'm ".repeat(250),
  'my wife '.repeat(125),
  'a dot '.repeat(160),
  'born '.repeat(200),
  'social is '.repeat(100),
  'calle a '.repeat(120),
  '(at)'.repeat(250),
  `record${' '.repeat(900)}x`,
])('a text crafted to be slow is not (%#)', (text) => {
  const start = performance.now()
  questionForModel(text)
  // Catastrophic backtracking would take minutes.
  expect(performance.now() - start).toBeLessThan(5000)
})

test('the masked text still reads as the question', () =>
  expect(
    questionForModel('My name is Jane Sample and I had surgery on March 3. Can I drive? 559-555-0123'),
  ).toBe('My name is [name] and I had surgery on [date]. Can I drive? [number]'))
