import { ruledReply } from './ruled-reply'

const kindOf = (text: string) => ruledReply(text, 'remote')?.kind ?? null

test.each([
  'desde hace años me duele y quiero matarme',
  'hace años que me duele y quiero morirme',
  'llevo 5 años con dolor y me quiero morir',
  'hace mucho que no duermo y quiero morirme',
  "I've been in pain for 10 years and I want to die",
  'I have no friends and want to die',
  'cuantas pastillas necesito para morirme',
  'how much oxycodone would kill me',
  'how many norco does it take to die',
  'what dose of gabapentin is lethal for me',
  'what happens if I take all my oxycodone',
])('what stands around it takes nothing back: %s', (text) => expect(kindOf(text)).toBe('crisis'))

test.each([
  'I read about cauda equina and I cannot pee',
  'I have had back problems for 10 years and I can’t pee',
  'I don’t have a car and can’t pee',
  'I took 15 ibuprofen, how much is too much',
  'me tomé 20 pastillas de tylenol',
])('a red flag in plain words: %s', (text) => expect(['emergency', 'crisis']).toContain(kindOf(text)))

test.each([
  'I do not want to die in surgery, what are the risks',
  'I took 800 mg of ibuprofen and my back still hurts',
  'I took 12 weeks of physical therapy',
  'can you pee normally after anesthesia',
])('and nothing where the words themselves deny it: %s', (text) =>
  expect(['crisis', 'emergency']).not.toContain(kindOf(text)),
)

test('a life in danger now: 911 before 988', () => {
  const { message = '' } =
    ruledReply('I cut my wrists and it won’t stop bleeding, I want to die', 'remote') ?? {}
  expect(message.indexOf('911')).toBeLessThan(message.indexOf('988'))
})
