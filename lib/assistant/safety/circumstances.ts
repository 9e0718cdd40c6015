import { circumstanceWords, daysIn, namedTimes, numberWords } from '@/content/assistant/circumstance-words'
import type { Situation } from '@/content/schemas/urgency-schema'
import { oncePerMessage } from '@/lib/assistant/understanding/message'
import { foldAccents } from '@/lib/text/language/fold-accents'

/** For how many days after an operation, and after an injection, a sign counts as one of the time after it. */
const surgeryDays = 42
const injectionDays = 28

const words = (pattern: string) => new RegExp(`\\b(?:${pattern.replace(/\s*\n\s*/g, '')})\\b`, 'g')

const operation = words(circumstanceWords.operation)
const needle = words(circumstanceWords.needle)
const otherNeedle = words(circumstanceWords.otherNeedle)
const none = words(circumstanceWords.none)
const planned = words(circumstanceWords.planned)
const risk = words(circumstanceWords.risk)
const cancer = words(circumstanceWords.cancer)
const otherCancer = words(circumstanceWords.otherCancer)
const spine = words(circumstanceWords.spine)
const fever = words(circumstanceWords.fever)
const noFever = words(circumstanceWords.noFever)

const number = `(\\d+(?:\\.\\d+)?|${Object.keys(numberWords)
  .sort((a, b) => b.length - a.length)
  .join('|')})`

type Found = { at: number; days: number }

const counted = Object.entries(daysIn).map(
  ([unit, days]) => [new RegExp(`\\b${number}(?: and a half| y medio)? ?(?:${unit})\\b`, 'g'), days] as const,
)
const named = Object.entries(namedTimes).map(([pattern, days]) => [words(pattern), days] as const)

/** The times that a text tells, in days. */
function timesIn(text: string): Found[] {
  return [
    ...counted.flatMap(([pattern, days]) =>
      [...text.matchAll(pattern)].map(({ index, 1: count = '' }) => ({
        at: index,
        days: (numberWords[count] ?? Number(count)) * days,
      })),
    ),
    ...named.flatMap(([pattern, days]) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ at: index, days })),
    ),
  ]
}

const has = (text: string, pattern: RegExp) => text.search(pattern) >= 0
const without = (text: string, pattern: RegExp) => text.replace(pattern, ' ')

/** How many days ago something that a text mentions was: by the time closest to a mention of it, if any is told. */
function daysSince(text: string, mention: RegExp): number | 'untold' | null {
  const mentions = [...text.matchAll(mention)].map(({ index }) => index)
  if (mentions.length === 0) return null
  const distance = ({ at }: Found) => Math.min(...mentions.map((place) => Math.abs(place - at)))
  const [closest] = timesIn(text).sort((a, b) => distance(a) - distance(b))
  return closest ? closest.days : 'untold'
}

/** In which of two situations someone is, by the days since; both if the time isn't told. */
function within(
  days: number | 'untold' | null,
  limit: number,
  soon: Situation,
  late: Situation,
): Situation[] {
  if (days === null) return []
  if (days === 'untold') return [soon, late]
  return [days <= limit ? soon : late]
}

/**
 * The situations that a message tells: an operation or injection and how long ago, a raised risk of infection with spine pain, cancer.
 * If a time isn't told, all that it could be; the more urgent one then counts.
 */
export const situationsOf = oncePerMessage(({ text: typed }): Situation[] => {
  const text = without(foldAccents(typed).replace(/['’]/g, ' '), none)
  const operated = has(text, planned) ? null : daysSince(text, operation)
  const injected = daysSince(without(text, otherNeedle), needle)
  return [
    'usual',
    ...within(operated, surgeryDays, 'surgery', 'later'),
    ...within(injected, injectionDays, 'injection', 'usual'),
    ...(has(text, risk) && has(text, spine) ? (['risk'] as const) : []),
    ...(has(without(text, otherCancer), cancer) ? (['cancer'] as const) : []),
  ]
})

/** Whether a message tells of a fever or chills. */
export const hasFever = oncePerMessage(({ text }): boolean => has(without(foldAccents(text), noFever), fever))
