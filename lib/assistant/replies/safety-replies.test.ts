import { readMessage } from '../understanding/message'
import { safetyReply } from './safety-replies'

const replyTo = (text: string, mode: 'local' | 'remote' = 'remote') => safetyReply(readMessage(text), mode)

describe('an emergency gets the reason of its sign', () => {
  test.each([
    ["I can't pee and I'm numb between my legs", /the nerves to your bladder and bowels/],
    ['fever of 102, chills and terrible back pain', /an infection in the spine/],
    ['my face is drooping on one side and my speech is slurred', /signs of a stroke/],
    ['crushing chest pain and my jaw hurts', /from the heart or from a clot in the lungs/],
    ['my calf is swollen, red and hot after surgery', /blood clot/],
    ['my incision is bleeding heavily and soaking towels', /Press on it firmly/],
    ['I fell off a ladder and my neck hurts', /Keep still/],
    ['grandma took too many pain pills by mistake', /1-800-222-1222/],
    ['I can see the metal screw poking through my skin', /needs surgery, not dressings/],
  ])('%s', (text, reason) => {
    const { kind, message } = replyTo(text) ?? {}
    expect(kind).toBe('emergency')
    expect(message).toMatch(/^Call 911 now/)
    expect(message).toMatch(reason)
  })

  test('where only an ambulance is safe, nobody is told to ride in a car', () => {
    for (const text of ['crushing chest pain', 'my dad fell off the roof and his neck hurts'])
      expect(replyTo(text)?.message).toMatch(/^Call 911 now\. (?!.*someone take you)/)
  })

  test('in Spanish', () =>
    expect(replyTo('no puedo orinar y tengo dormido entre las piernas')?.message).toMatch(
      /^Llame al 911 ahora mismo.*los nervios de la vejiga/,
    ))
})

test('the same sign is more urgent soon after an operation', () => {
  expect(replyTo('a little weakness in one leg, no surgery ever')?.kind).toBe('same-day')
  expect(replyTo('a little weakness in one leg, 9 days after my fusion')?.kind).toBe('emergency')
})

describe('a crisis', () => {
  test.each([
    ['I want to kill myself', /call or text 988 now/],
    ['my husband says he wants to end his life', /ask directly whether/],
    ['I have the gun in my hand and I want to die', /^Call 911 now/],
    ['ya no quiero vivir', /988 ahora mismo y oprima 2/],
  ])('%s', (text, words) =>
    expect(replyTo(text)).toMatchObject({ kind: 'crisis', message: expect.stringMatching(words) }),
  )
})

test('a same-day sign: whom to call, why, and when to call 911', () => {
  const { kind, message } = replyTo('a little yellow fluid on my bandage, surgery 9 days ago, no fever') ?? {}
  expect(kind).toBe('same-day')
  expect(message).toMatch(
    /^Today, at any hour, call the surgeon who operated on you\..*infected.*Call 911 or go to the ER if/,
  )
  expect(message).not.toMatch(/urgent care/)
  expect(replyTo('my incision is leaking a little', 'local')?.message).toMatch(
    /If you’re our patient, call us now at \(559\) 555-0142\. If we’re closed, go to the ER\./,
  )
})

describe('a question beside a same-day sign', () => {
  test.each([
    [
      'my incision is leaking a little, surgery 8 days ago. can I put honey on the wound?',
      /any cream on it, store-bought or homemade\.$/,
    ],
    [
      'got my steroid shot monday and my sugar is 320. do I take more metformin or skip a dose?',
      /Your pharmacist can tell you today/,
    ],
    [
      'the cut is getting redder and warm, surgery nine days ago, no fever. can I shower?',
      /Ask your other question on that call/,
    ],
    [
      'me inyectaron cortisona el lunes y traigo el azúcar en 320, ¿cuánta metformina me puedo tomar?',
      /Su farmacéutico se lo puede decir hoy/,
    ],
  ])('%s', (text, words) => {
    const { kind, message } = replyTo(text) ?? {}
    expect(kind).toBe('same-day')
    expect(message).toMatch(/(?:Call 911 or go to the ER|Llame al 911 o vaya) .+\n/)
    expect(message).toMatch(words)
  })

  test('none if nothing else is asked', () =>
    expect(replyTo('my incision is leaking a little, surgery 8 days ago')?.message).not.toContain('\n'))
})
