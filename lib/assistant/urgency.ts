import { featuresOf } from '@/lib/assistant/features'
import { classify, loadNet, type Net } from '@/lib/assistant/net'
import stored from '@/lib/assistant/nets/urgency.json'
import { sentencesOf } from '@/lib/sentences'

export const urgencies = ['crisis', 'emergency', 'same-day', 'calm'] as const

let net: Net<(typeof urgencies)[number]> | undefined

function classified(text: string) {
  net ??= loadNet(stored, urgencies)
  return classify(net, featuresOf(text))
}

/** In a long message one sentence can hide among others: each is looked at by itself, too. */
const longWords = 25

function partsOf(text: string): string[] {
  const isLong = text.split(/\s+/).length > longWords
  return isLong ? [text, ...sentencesOf(text)] : [text]
}

/**
 * How much a message is like those of people in a crisis or an emergency, from 0 to 1, and which of the two; and how much like
 * those of people who should be seen today: the net
 * below the rules, for what no rule was written for. It compares with labelled examples (lib/assistant/examples); no
 * network, the same answer every time.
 */
export function urgencyOf(text: string): {
  kind: 'crisis' | 'emergency'
  likelihood: number
  sameDay: number
} {
  const found = partsOf(text).map(classified)
  const most = found.reduce((worst, next) =>
    next.crisis + next.emergency > worst.crisis + worst.emergency ? next : worst,
  )
  return {
    kind: most.crisis > most.emergency ? 'crisis' : 'emergency',
    likelihood: most.crisis + most.emergency,
    sameDay: Math.max(...found.map((part) => part['same-day'])),
  }
}
