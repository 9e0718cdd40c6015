import { urgencyOf } from './urgency'
import { readMessage } from '@/lib/assistant/understanding/message'

const kindOf = (text: string) => urgencyOf(readMessage(text)).kind

test.each([
  "I can't pee",
  "I can't pee since last night",
  'I lost control of my bladder',
  'I cannot control my bowels',
  'numb between my legs',
  "I can't feel it when I wipe",
  'I CANNOT FEEL MY LEGS!!!',
  'my legs gave out and I cannot walk',
  'both my legs suddenly feel weak',
  'my foot suddenly dropped and I cannot lift it',
  'fever of 102 and terrible back pain',
  'my face is drooping on one side',
  'chest pain',
  'I can’t breathe',
  'my calf is swollen and red',
  'my wound is bleeding heavily',
  'I took too many pain pills by mistake',
  'I fell off the roof and my back hurts',
  'my neck is swelling after surgery and I cannot swallow',
  'he took his pills and won’t wake up',
  'my neighbor cannot move his legs',
  'No pain and no fever, but I cannot pee',
  'It is probably nothing, but I am numb between my legs',
  'i cant contrl my bladdar and my privats are num',
  'Had surgery 3 weeks ago. Today I fell off a ladder and my back hurts',
  'no puedo orinar',
  'no puedo orinar desde ayer, que hago',
  'tengo dormido entre las piernas',
  'no siento las piernas',
  'se me salió la orina y no sentí',
  'me duele el pecho y me falta el aire',
  'tengo fiebre y mucho dolor de espalda',
])('911: %s', (text) => expect(kindOf(text)).toBe('emergency'))

test.each([
  'I want to die',
  'I want to kill myself',
  'suicide',
  'I don’t want to live anymore',
  'my family would be better off without me',
  "I've been in pain for 10 years and I want to die",
  'I have no friends and want to die',
  'how many norco does it take to die',
  'quiero matarme',
  'ya no quiero vivir',
  'desde hace años me duele y quiero matarme',
  'cuantas pastillas necesito para morirme',
])('988: %s', (text) => expect(kindOf(text)).toBe('crisis'))

test.each([
  'my wound is leaking a little, no fever',
  'fever of 100.6 a week after my back surgery',
  'my toes feel a little numb since yesterday',
  'my leg is slowly getting weaker over the last weeks',
  'headache when I stand up since my epidural yesterday',
  'la herida me supura tantito',
  'se me duermen los dedos del pie desde ayer',
])('today: %s', (text) => expect(kindOf(text)).toBe('same-day'))

test.each([
  'What are your hours?',
  'How long does sciatica last?',
  'I have no numbness between my legs',
  'no fever, no weakness and no trouble peeing',
  'Ten years ago, I lost control of my bladder after an accident',
  'Could the surgery leave me paralyzed?',
  'what is cauda equina syndrome',
  'I do not want to die in surgery, what are the risks',
  'I took 12 weeks of physical therapy',
  'can you pee normally after anesthesia',
  'I am not suicidal, my back just hurts',
  'this wait is killing me',
  'should I stop my blood thinner before my epidural injection?',
  'me muero de hambre, a que hora cierran',
])('not urgent: %s', (text) => expect(kindOf(text)).toBe('none'))
