import { replyLinks } from '@/content/assistant-replies'
import { claims } from '@/content/claims'
import { practice } from '@/content/practice'
import { faqGroups } from '@/content/faq-groups'
import { documents } from '@/lib/content'
import { modes } from '@/lib/variant'
import { replySchema } from './reply'
import { practiceReply, safetyReply } from './rule-reply'

const { phone, address, phoneHours } = practice.office
const said = (text: string, mode: (typeof modes)[number] = 'remote') => {
  const reply = safetyReply(text, mode) ?? practiceReply(text, mode)
  if (!reply) throw new Error(`no reply to ${text}`)
  return replySchema.parse(reply)
}

describe('a crisis', () => {
  test('is answered warmly, with 988 and 911, and nothing to book', () => {
    const { kind, message, sources } = said('I want to kill myself', 'local')
    expect(kind).toBe('crisis')
    expect(message).toMatch(/^I am sorry/)
    expect(message).toContain('call or text 988')
    expect(message).toContain('911')
    expect(message).not.toMatch(/appointment|visit|office|surgeon/)
    expect(sources).toEqual([])
  })

  test('in Spanish names the key for Spanish', () =>
    expect(said('me quiero morir').message).toMatch(/988 ahora y oprima 2 para español.*911/))

  test('comes before an emergency, and with an overdose 911 comes before 988', () => {
    const { kind, message } = said("I want to die, I took all my pills and I can't feel my legs")
    expect(kind).toBe('crisis')
    expect(message.indexOf('911')).toBeLessThan(message.indexOf('988'))
  })
})

describe('an emergency', () => {
  test.each([
    ['numb between my legs', /^Call 911 now, or have someone take you to the emergency room/],
    ['chest pain', /^Call 911 now\. /],
    ['no puedo orinar desde ayer', /^Llame al 911 ahora, o pida/],
    ['me duele el pecho', /^Llame al 911 ahora\. /],
  ])('%s: what to do comes first', (text, beginning) => {
    const { kind, message, sources } = said(text)
    expect(kind).toBe('emergency')
    expect(message).toMatch(beginning)
    expect(sources).toEqual([])
  })

  test('says the same near the office and far from it, without the phone number', () => {
    const replies = modes.map((mode) => said("I can't pee", mode))
    expect(new Set(replies.map(({ message }) => message)).size).toBe(1)
    expect(replies[0]?.message).not.toContain(phone.display)
  })
})

describe('a matter for today', () => {
  const text = 'my incision is leaking'

  test('near the office: its number, when it is answered, and 911 if it gets worse', () => {
    const { kind, message } = said(text, 'local')
    expect(kind).toBe('same-day')
    expect(message).toContain(`Call the office today: ${phone.display}`)
    expect(message).toContain(phoneHours)
    expect(message).toContain('Call 911 if it gets worse')
  })

  test.each(['remote', 'unknown'] as const)('for %s visitors: their own surgeon or doctor', (mode) => {
    const { message } = said(text, mode)
    expect(message).toContain('your surgeon’s office or your own doctor today')
    expect(message).not.toContain(phone.display)
  })

  test('in Spanish', () =>
    expect(said('me sale pus de la herida', 'local').message).toContain(
      'de lunes a viernes 8:00 AM a 5:00 PM',
    ))
})

test.each([
  ['can you read my MRI', /^I cannot read a scan.*I can explain.*Next step/],
  ['how much tylenol can I take', /^I cannot say which medicine.*Next step/],
  ['¿me garantiza que voy a quedar bien?', /^No puedo prometer.*Siguiente paso/],
])('%s: what it cannot do, what it can, and the next step', (text, words) => {
  const { kind, message, sources } = said(text)
  expect(kind).toBe('refusal')
  expect(message).toMatch(words)
  expect(sources.length).toBeGreaterThanOrEqual(2)
})

describe('the practice', () => {
  test('hours, in every mode and both languages', () => {
    for (const mode of modes) {
      expect(said('what are your hours', mode).message).toContain('Friday: 8:00 AM to 4:00 PM.')
      expect(said('¿a qué hora abren?', mode).message).toContain('viernes: 8:00 AM a 4:00 PM.')
    }
  })

  test.each([
    'what is your phone number',
    'where is the office',
    'how do I make an appointment',
    'fax number',
  ])(
    '%s: the number and the address are for visitors near the office, and others are led to /toggle',
    (text) => {
      const details = [phone.display, address, practice.office.fax, practice.office.email]
      const holds = (message: string) => details.some((detail) => message.includes(detail))
      expect(holds(said(text, 'local').message)).toBe(true)
      for (const mode of ['remote', 'unknown'] as const) {
        const { message, sources } = said(text, mode)
        expect(holds(message)).toBe(false)
        expect(sources[0]?.href).toBe('/toggle')
      }
    },
  )

  test('the town is for everyone', () =>
    expect(said('where are you located').message).toContain('Hanford, California'))

  test('insurance says to ask the plan', () =>
    expect(said('do you take Aetna').message).toBe(`${claims.insurance.text} ${claims.insurance.definition}`))

  test.each([
    ['how long is recovery after endoscopic surgery', /1-3 weeks.*light activity.*results vary/],
    ['¿cuánto tarda la recuperación de una cirugía endoscópica?', /1-3 semanas.*actividad ligera.*varían/],
    ['how long is recovery after a fusion', /3 to 4 months or more.*3-6 months/],
    ['cuánto tarda la recuperación de un reemplazo de disco', /6-12 semanas/],
  ])('%s: the figure and what it means, as a passage', (text, words) => {
    expect(said(text).kind).toBe('passage')
    expect(said(text).message).toMatch(words)
  })
})

test('every link leads to a page, and to a place on it that is there', () => {
  const others = ['/contact', '/toggle']
  for (const link of Object.keys(replyLinks)) {
    const [href, anchor] = link.split('#')
    const found = documents.find((document) => document.href === href)
    expect([link, found !== undefined || others.includes(link)]).toEqual([link, true])
    if (anchor && anchor !== 'when-to-get-help')
      expect(JSON.stringify([found?.page, faqGroups])).toContain(`"id":"${anchor}"`)
  }
})

test('other questions are for the search', () => {
  expect(safetyReply('what is a herniated disc', 'local')).toBeNull()
  expect(practiceReply('what is a herniated disc', 'local')).toBeNull()
})
