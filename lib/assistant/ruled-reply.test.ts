import { ruledReply, urgentReply } from './ruled-reply'
import { dangerReply } from './rule-reply'
import { suggestions } from '@/lib/search/suggestions'

const kindOf = (text: string) => ruledReply(text, 'remote')?.kind ?? null

test.each([
  ['quiero acabar con todo', 'crisis'],
  ['my husband cannot feel himself pee since last night', 'emergency'],
  ['there is some yellow stuff coming out of my incision', 'same-day'],
  ['how many milligrams of ibuprofen can I take', 'refusal'],
  ['what are your hours', 'practice'],
  ['what is the place to put my truck', 'practice'],
  ['I can email you my CT disc, will you look it over', 'refusal'],
  ['should I stop my blood thinner before surgery', 'refusal'],
])('%s: %s', (text, kind) => expect(kindOf(text)).toBe(kind))

test.each([
  'what is cauda equina',
  'my leg fell asleep on the couch, it is fine now',
  'who do I put as emergency contact',
  'how long until I can drive after a fusion',
])('%s is left to the pages', (text) => expect(['crisis', 'emergency']).not.toContain(kindOf(text)))

test.each([
  'quiero acabar con todo',
  'numb between my legs',
  'my undies are wet and i have no idea when it hapened, bad disc in my back',
])('what is urgent is said alone as it is said among the rest: %s', (text) => {
  expect(urgentReply(text)).not.toBeNull()
  expect(urgentReply(text)).toEqual(ruledReply(text, 'local'))
  expect(urgentReply(text)).toEqual(ruledReply(text, 'remote'))
})

test.each([
  'my incision is leaking',
  'there is some yellow stuff coming out of my incision',
  'how many milligrams of ibuprofen can I take',
  'what are your hours',
  'what is cauda equina',
])('not urgent: %s', (text) => expect(urgentReply(text)).toBeNull())
test.each(['herniated disc', 'disc replacement', 'how long without driving', 'ice on it for 6 hours'])(
  '%s asks for nothing that has an answer of its own',
  (text) => expect(kindOf(text)).toBeNull(),
)

test('far from the office nothing that the nets say names its number', () => {
  for (const text of [
    'my cut is a bit pink and wet today',
    'since thursday I am kind of off, low fever after my fusion',
  ]) {
    expect(JSON.stringify(ruledReply(text, 'remote'))).not.toMatch(/555.?0142/)
  }
})

test('what the search suggests is no emergency, unless a rule says so', () => {
  const alarming = suggestions.filter((text) => dangerReply(text) === null && urgentReply(text) !== null)
  expect(suggestions.length).toBeGreaterThan(300)
  expect(alarming).toEqual([])
})
