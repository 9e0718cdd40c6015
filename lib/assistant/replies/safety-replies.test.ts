import { readMessage } from '../understanding/message'
import { safetyReply } from './safety-replies'

const replyTo = (text: string, mode: 'local' | 'remote' = 'remote') => safetyReply(readMessage(text), mode)

describe('the advice fits the kind of emergency', () => {
  test.each([
    ["I can't pee and I'm numb between my legs", /nerves to your legs, bladder and bowels/],
    ['fever of 102, chills and terrible back pain', /serious infection/],
    ['my face is drooping on one side and my speech is slurred', /signs of a stroke/],
    ['crushing chest pain and my jaw hurts', /the heart, the lungs/],
    ['my calf is swollen, red and hot after surgery', /blood clot/],
    ['my incision is bleeding heavily and soaking towels', /press on it firmly/],
    ['I fell off a ladder and my neck hurts', /Keep still/],
    ['grandma took too many pain pills by mistake', /1-800-222-1222/],
  ])('%s', (text, advice) => {
    const { kind, message } = replyTo(text) ?? {}
    expect(kind).toBe('emergency')
    expect(message).toMatch(/^Call 911 now/)
    expect(message).toMatch(advice)
  })

  test('a possibly broken neck is not to be driven anywhere', () =>
    expect(replyTo('my dad fell off the roof and his neck hurts')?.message).not.toMatch(/someone take you/))

  test('in Spanish', () =>
    expect(replyTo('no puedo orinar y tengo dormido entre las piernas')?.message).toMatch(
      /^Llame al 911 ahora/,
    ))
})

describe('a crisis', () => {
  test.each([
    ['I want to kill myself', /call or text 988 now/],
    ['my husband says he wants to end his life', /ask directly whether/],
    ['I have the gun in my hand and I want to die', /^Call 911 now/],
    ['ya no quiero vivir', /988 ahora y oprima 2/],
  ])('%s', (text, words) =>
    expect(replyTo(text)).toMatchObject({ kind: 'crisis', message: expect.stringMatching(words) }),
  )
})

test('a same-day sign: whom to call, and when to call 911', () => {
  const { kind, message } = replyTo('a little yellow fluid on my bandage, surgery 9 days ago, no fever') ?? {}
  expect(kind).toBe('same-day')
  expect(message).toMatch(/^Call your surgeon’s office or your own doctor today.*Call 911 if it gets worse/)
  expect(replyTo('my incision is leaking a little', 'local')?.message).toMatch(
    /^Call us today: \(559\) 555-0142/,
  )
})
