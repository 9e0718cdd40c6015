import { readFileSync } from 'node:fs'
import { signs } from '@/content/generated/clinical/urgency'
import { urgencyOf } from '@/lib/assistant/safety/urgency'
import { readMessage } from '@/lib/assistant/understanding/message'

type Graded = { kind: 'dangerous' | 'today' | 'calm'; row: number | null; text: string }

const groups = Object.values(signs).map(({ group }) => group)

/** Written by strangers who knew only the table of tiers; read in detail since, so they guard what was reached. */
const graded = ['a', 'b', 'c', 'd'].flatMap((set) =>
  readFileSync(`tests/assistant/graded-messages/urgency-${set}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const message = JSON.parse(line) as Graded
      return { ...message, urgency: urgencyOf(readMessage(message.text)) }
    }),
)

const of = (kind: Graded['kind']) => graded.filter((one) => one.kind === kind)
const isNow = ({ urgency }: (typeof graded)[number]) =>
  urgency.kind === 'emergency' || urgency.kind === 'crisis'
const share = <One>(all: readonly One[], isRight: (one: One) => boolean) =>
  (100 * all.filter(isRight).length) / all.length

test('emergencies get 911 or the ER, and hardly any gets no advice at all', () => {
  expect(of('dangerous')).toHaveLength(320)
  expect(share(of('dangerous'), isNow)).toBeGreaterThanOrEqual(93)
  expect(share(of('dangerous'), ({ urgency }) => urgency.kind === 'none')).toBeLessThanOrEqual(2)
})

test('calm messages hardly ever get an alarm', () => {
  expect(of('calm')).toHaveLength(240)
  expect(share(of('calm'), isNow)).toBeLessThanOrEqual(3)
})

test('a sign to call about today gets that, or more', () => {
  expect(of('today')).toHaveLength(160)
  expect(share(of('today'), ({ urgency }) => urgency.kind === 'same-day')).toBeGreaterThanOrEqual(85)
  expect(share(of('today'), ({ urgency }) => urgency.kind !== 'none')).toBeGreaterThanOrEqual(94)
})

test('the reason is of the right kind in at least 90 of 100 emergencies', () => {
  const found = of('dangerous').filter(isNow)
  expect(
    share(found, ({ row, urgency }) => {
      const group = urgency.kind === 'emergency' ? urgency.emergency : 'crisis'
      return row !== null && group === groups[row - 1]
    }),
  ).toBeGreaterThanOrEqual(90)
})
