import { UrgentNote } from './[variant]/search/_components/urgent-note'
import { pages } from '@/content/generated/en/pages'
import { embeddedReply } from '@/lib/assistant/answers/embedded-reply'
import { readMessage } from '@/lib/assistant/understanding/message'
import { generalCards, warningSigns } from '@/lib/build/content/warning-signs'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { phrases } from '@/lib/urgency/testing/phrases'

/*
 * "Is this urgent?" has one answer everywhere: content/en/warning-signs.md says how urgent a sign is, and what
 * people type about it is answered the same way by the search, the assistant and the appointment form.
 */

process.env.DATA_DIR = temporaryFolders()()
process.env.TRUSTED_PROXY_HOPS = '1'

let mode = 'local'
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve(mode) }))

type Urgency = 'emergency' | 'same-day' | null
const urgencyOfTier: Record<string, Urgency> = { emergency: 'emergency', soon: 'same-day', routine: null }

const { signs } = warningSigns()
const cases = Object.entries(phrases).flatMap(([sign, texts]) =>
  texts.map((text) => [text, urgencyOfTier[signs.get(sign)?.tier ?? ''] ?? null] as const),
)

let visitors = 0
async function formAnswer(message: string): Promise<Urgency> {
  visitors += 1
  const headers = new Headers({ 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` })
  const answer = await acceptRequest({ headers, fields: { ...sampleRequest, message } })
  if (answer.ok) return (answer.advice?.kind as Urgency) ?? null
  expect(answer.code).toBe('urgent')
  return 'advice' in answer ? (answer.advice.kind as Urgency) : null
}

async function searchAnswer(query: string): Promise<Urgency> {
  const note = await UrgentNote({ message: readMessage(query) })
  return note ? (note.props as { advice: { kind: Urgency } }).advice.kind : null
}

function assistantAnswer(text: string): Urgency {
  const { kind } = embeddedReply(readMessage(text), 'local')
  return kind === 'emergency' || kind === 'same-day' ? kind : null
}

test('there are at least 100 phrases, and some about every sign', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100)
  const described = Object.keys(phrases).filter((sign) => phrases[sign]?.length)
  expect(described.sort()).toEqual([...signs.keys()].sort())
})

test.each(cases)('“%s”: %s in the search, the assistant and the form', async (text, urgency) => {
  expect({
    search: await searchAnswer(text),
    assistant: assistantAnswer(text),
    form: await formAnswer(text),
  }).toEqual({ search: urgency, assistant: urgency, form: urgency })
})

test('the search answers visitors from far away the same way, without the office’s number', async () => {
  mode = 'remote'
  for (const [text, urgency] of cases) expect(await searchAnswer(text)).toBe(urgency)
  const note = await UrgentNote({ message: readMessage('My incision is leaking') })
  expect(JSON.stringify(note)).not.toMatch(/555|0142/)
  mode = 'local'
})

test('the cards and the tracker list every sign under its own urgency', () => {
  const cards = generalCards()
  const tracked = pages['recovery-tracker'].sections
    .find(({ id }) => id === 'safety')
    ?.body.flatMap((block) => (typeof block === 'object' && 'list' in block ? [block.list] : []))
  expect(tracked).toEqual([cards['after-surgery'].emergency, cards['after-surgery'].soon])
  for (const { tier, text } of signs.values())
    for (const card of Object.values(cards))
      for (const other of ['emergency', 'soon', 'routine'] as const)
        if (other !== tier) expect(card[other]).not.toContain(text)
})
