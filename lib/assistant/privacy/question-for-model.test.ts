import { readExamples } from '@/lib/build/assistant/examples'
import { questionForModel } from './question-for-model'

/** Identifiers that must never leave the server, as a visitor may write them. */
const maskable: [text: string, secret: RegExp][] = [
  ['My name is Jane Sample and my back hurts', /jane|sample/i],
  ['my name is jane sample. how long is recovery', /jane|sample/i],
  ['MY NAME IS JANE SAMPLE, WHAT IS A DISC', /jane|sample/i],
  ['I am Jane, can I drive after surgery?', /jane/i],
  ["I'm Jane Q. Sample, can I drive?", /jane|sample/i],
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
  ['fui operado el 3/14/2026', /14/],
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
  ['I am 94 years old', /94/],
  ["I'm 94 and my back hurts", /94/],
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
  ["I'm a truck driver from Hanford", /hanford/i],
  ['vivo en lemoore y me duele la espalda', /lemoore/i],
]

test.each(maskable)('masked: %s', (text, secret) => {
  const question = questionForModel(text)
  // Either it is masked, or nothing is sent.
  if (question !== null) expect(question).not.toMatch(secret)
})

test('masks most clear identifiers and sends the rest of the message', () => {
  const sent = maskable.filter(([text]) => questionForModel(text) !== null)
  expect(sent.length / maskable.length).toBeGreaterThan(0.9)
})

describe('sends nothing', () => {
  test.each([
    // names and numbers without an introduction
    'Roberto Gomez has back pain',
    'john has sciatica',
    'Jane Sample',
    'Grant Young has a herniated disc',
    'XOCHITL HAS BACK PAIN',
    'My number is 12345',
    'code A12345',
    'меня зовут Иван, болит спина',
    'رقمي ٥٥٥٠١٢٣',
    'write to jane @ the office',

    // birth dates in words
    'born on the fourth of July nineteen fifty-two',
    'I was born in fifty-two',
    'my birthday is the third of may',
    'my birthday is March 14 nineteen sixty one',
    'dob is oh three fourteen sixty one',
    'my surgery was on the fourth of July',
    "3rd of May '52",
    'nací el 3 de mayo del cincuenta y dos',
    'nací el tres de mayo de mil novecientos cincuenta y dos',
    'nací en el cincuenta y dos',
    'fecha de nacimiento tres de mayo',
    'cumplo años el tres de mayo',
    'me operaron el tres de mayo',

    // ages of 90 and over, in words
    "I'm ninety and my back hurts",
    'tengo noventa y cuatro años',

    // accounts
    'my instagram is backpain',
    'find me on facebook as back pain',
    'my tiktok: backpain',
    "I'm on insta as backpain",
    'username: backpain',
    'look for back_pain',
    'backpainguy77 told me to ask',
    'mi instagram es backpain',
    'búscame en facebook como espalda',
    'mi usuario es espalda',

    // self-descriptions that single out a person
    "I'm the mayor of Hanford",
    "i'm the mayor",
    'My husband is the fire chief',
    'my husband the mayor has sciatica',
    "as the mayor's wife I have to stand a lot",
    'I am a retired judge',
    "I'm the principal at Lincoln Elementary",
    'i am the principal at lincoln elementary',
    'I am the only dentist in Lemoore',
    'my dad coaches the Hanford West team',
    'my dad coaches the team',
    'I work at lincoln elementary',
    'my wife teaches third grade at lincoln',
    "I'm a nurse at the prison",
    'we own the bakery on the corner',
    'I play for the team here',
    'soy el alcalde de Hanford',
    'soy la única dentista en lemoore',
    'soy la directora de la escuela',
    'soy maestra de la primaria lincoln',
    'mi esposo es el jefe de bomberos',
    'mi papá entrena al equipo de hanford west',
    'trabajo en la escuela lincoln',
    'todos me conocen en el pueblo',

    // names that are also words, and names longer than what was masked
    "I'm mark, my back hurts",
    'im will and my back hurts',
    'I am grace young',
    'my son hunter hurt his back',
    'soy rosa y me duele la espalda',
    'me dicen el güero',
    'my name is xochitl itzel sample one two three young',

    // names at the beginning and end, as in letters
    'hi, xochitl here. what is a disc?',
    'what is a disc? thanks, xochitl',
    'what is a disc? regards, will',
    'qué es un disco? gracias, xochitl',

    // our own placeholders typed by a visitor
    '[maria lopez] has back pain',
  ])('%s', (text) => expect(questionForModel(text)).toBeNull())
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
    'soy camionero',
    'soy el paciente',
    'soy la hija de un paciente',
    'soy mayor y me duele la espalda',
    'trabajo en el campo y me duele la espalda',
    'trabajo en la construcción',
    'mi esposo es bombero',
    'nací con escoliosis',
    'vi en facebook que la fusión falla',
    'me dicen que necesito cirugía',
    'donde están los banos',
  ])('%s', (text) => expect(questionForModel(text)).toBe(text))
})

test('few ordinary messages are withheld from the model, though many tell of family, work and places', () => {
  const harmless = readExamples('non-urgent', ['non-urgent'])
  const sent = harmless.filter(({ text }) => questionForModel(text) !== null)
  expect(sent.length / harmless.length).toBeGreaterThan(0.9)
})

test('the masked text still reads as the question', () =>
  expect(
    questionForModel('My name is Jane Sample and I had surgery on March 3. Can I drive? 559-555-0123'),
  ).toBe('My name is [name] and I had surgery on [date]. Can I drive? [phone]'))
