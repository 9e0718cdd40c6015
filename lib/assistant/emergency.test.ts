import { emergencyIn } from './emergency'
import { emergencies, emergenciesInSpanish } from './testing/emergency-sentences'
import { harmless, harmlessInSpanish } from './testing/harmless-sentences'

test.each([...emergencies, ...emergenciesInSpanish])('an emergency: %s', (text) =>
  expect(emergencyIn(text)).not.toBeNull(),
)

test.each([...harmless, ...harmlessInSpanish])('no emergency: %s', (text) =>
  expect(emergencyIn(text)).toBeNull(),
)

test.each([
  ["I can't pee since last night", 'bladder-bowel'],
  ['numb between my legs', 'saddle'],
  ['I lost all feeling during sex this week', 'sexual'],
  ['both my legs suddenly feel weak', 'weakness'],
  ['slight weakness in my right leg, I had a fusion last week', 'leg-after-surgery'],
  ['fever of 102 and terrible back pain', 'infection'],
  ['my face is drooping on one side', 'stroke'],
  ['chest pain', 'chest'],
  ['my calf is swollen and red', 'clot'],
  ['my wound is bleeding heavily', 'bleeding'],
  ['I took too many pain pills by mistake', 'overdose'],
  ['I fell off the roof and my back hurts', 'fall'],
])('%s: the reason is %s', (text, sign) => expect(emergencyIn(text)).toBe(sign))

describe('a harmless phrase does not hide the sign beside it', () => {
  test.each([
    "I take a blood thinner and my wound won't stop bleeding",
    "I'm home alone and I can't pee",
    'The left side of my neck hurts and my face is drooping',
    'I have a stomach ache and chest pain',
    'the bottom of my foot is numb and so is my groin',
    'Had surgery 3 weeks ago. Today I fell off a ladder and my back hurts',
    'had a numbing injection yesterday and now my leg is weak',
    'a slight fever and severe back pain',
    'my arm has been weak for months but suddenly it got much worse today',
    'The financial burden is one thing. Now I cannot feel my legs.',
    'I lean on my cart for balance and today I cannot move my foot',
  ])('%s', (text) => expect(emergencyIn(text)).not.toBeNull())
})

describe('the same sign', () => {
  test.each([
    ['denied', 'I have no numbness between my legs'],
    ['denied in a list', 'no fever, no weakness and no trouble peeing'],
    ['long past', 'Ten years ago, I lost control of my bladder after an accident'],
    ['only asked about', 'Which nerve makes you lose control of your bladder?'],
    ['in what may come', 'Could the surgery leave me paralyzed?'],
  ])('does not count when %s', (_, text) => expect(emergencyIn(text)).toBeNull())

  test.each([
    ['made small', 'It is probably nothing, but I am numb between my legs'],
    ['doubted by others', 'My wife says I worry too much but I cannot feel my bladder'],
    ['told of another', 'My neighbor cannot move his legs'],
    ['asked about for oneself', 'Is it normal that I cannot feel it when I wipe?'],
    ['next to what is denied', 'No pain and no fever, but I cannot pee'],
    ['next to what is long past', 'I had back surgery ten years ago and now I am numb between my legs'],
    ['like never before', 'I have never had numbness in my groin like this'],
    ['misspelled', 'i cant contrl my bladdar and my privats are num'],
    ['in capitals', 'I CANNOT FEEL MY LEGS!!!'],
    ['with curly quotes', 'I can\u2019t feel my bottom'],
    ['without accents', 'no puedo orinar desde ayer, que hago'],
    ['in two languages', 'I have dolor and no puedo orinar'],
  ])('counts when %s', (_, text) => expect(emergencyIn(text)).not.toBeNull())
})
