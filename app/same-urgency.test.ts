import { UrgentNote } from './[variant]/search/_components/urgent-note'
import { pages } from '@/content/generated/en/pages'
import { helpCards } from '@/content/generated/clinical/warning-cards'
import { embeddedReply } from '@/lib/assistant/answers/embedded-reply'
import { readMessage } from '@/lib/assistant/understanding/message'
import { acceptRequest } from '@/lib/contact/intake/accept-request.server'
import { sampleRequest } from '@/lib/contact/testing/sample-request'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { phrases } from '@/lib/urgency/testing/phrases'

/*
 * "Is this urgent?" has one answer everywhere: content/clinical/urgency.yaml says how urgent a sign is, and what
 * people type about it is answered the same way by the search, the assistant and the appointment form.
 */

process.env.DATA_DIR = temporaryFolders()()
process.env.TRUSTED_PROXY_HOPS = '1'

let mode = 'local'
jest.mock('next/root-params', () => ({ variant: () => Promise.resolve(mode) }))

type Urgency = 'emergency' | 'same-day' | null

const cases = (Object.keys(phrases) as (keyof typeof phrases)[]).flatMap((kind) =>
  phrases[kind].map((text): [string, Urgency] => [text, kind === 'none' ? null : kind]),
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

test('the tracker asks about the signs of the card for the time after surgery', () => {
  const tracked = pages['recovery-tracker'].sections
    .find(({ id }) => id === 'safety')
    ?.body.flatMap((block) => (typeof block === 'object' && 'list' in block ? [block.list] : []))
  const card = helpCards['after-surgery']
  expect(tracked).toEqual([card.emergency, card.soon])
})
