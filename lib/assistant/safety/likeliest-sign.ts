import { signs, type SignId } from '@/content/generated/clinical/urgency'
import { tierOf, type Situation, type Tier } from '@/content/schemas/urgency-schema'
import { messageClassifier } from '@/lib/assistant/classifier/message-classifier'
import type { SignLabel } from '@/lib/assistant/classifier/labels'
import { hasFever, situationsOf } from '@/lib/assistant/safety/circumstances'
import { oncePerMessage, type Message } from '@/lib/assistant/understanding/message'

const classified = messageClassifier<SignLabel>('signs')

/** The urgency table's row that a message describes most likely, and what it means in the situations that the message tells. */
export type LikelySign = {
  /** Null for an emergency or a call today that isn't in the table. */
  id: SignId | null
  likelihood: number
  tier: 'now' | 'today' | 'later'
  /** An ambulance, rather than the emergency room by any way. */
  needsAmbulance: boolean
  /** What came before the sign, so whom to call. */
  after: 'surgery' | 'injection' | null
}

/** Signs that only exist after an operation. */
const isAfterSurgeryOnly = (id: SignId) => signs[id].tier === 'none'

function tiersOf(id: SignId, told: readonly Situation[]): Tier[] {
  const situations =
    isAfterSurgeryOnly(id) && told.every((one) => one === 'usual') ? (['surgery'] as const) : told
  return situations.map((situation) => tierOf(signs[id], situation))
}

/** In the most urgent of the situations; a fever makes a call today an emergency where the table says so. */
function urgencyIn(id: SignId, message: Message) {
  const tiers = tiersOf(id, situationsOf(message))
  const isRaised = tiers.includes('today') && signs[id].fever === true && hasFever(message)
  const needsAmbulance = tiers.includes(911)
  if (needsAmbulance || tiers.includes('ER') || isRaised) return { tier: 'now', needsAmbulance } as const
  return { tier: tiers.includes('today') ? 'today' : 'later', needsAmbulance } as const
}

function afterWhat(id: SignId | null, message: Message): LikelySign['after'] {
  const told = situationsOf(message)
  if (told.includes('surgery') || (id && isAfterSurgeryOnly(id))) return 'surgery'
  return told.includes('injection') ? 'injection' : null
}

/** The likeliest sign of a message that is known to be urgent. */
export const likeliestSign = oncePerMessage((message): LikelySign => {
  const [[label, likelihood]] = Object.entries(classified(message)).sort(([, a], [, b]) => b - a) as [
    [SignLabel, number],
  ]
  if (label === 'other-now' || label === 'other-today') {
    const tier = label === 'other-now' ? 'now' : 'today'
    return { id: null, likelihood, tier, needsAmbulance: tier === 'now', after: afterWhat(null, message) }
  }
  return { id: label, likelihood, ...urgencyIn(label, message), after: afterWhat(label, message) }
})
