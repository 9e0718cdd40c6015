import type { SignId } from '@/content/generated/clinical/urgency'

/** Kinds of crisis: one's own, someone else's, and with the means at hand or an attempt under way. */
export const crises = ['crisis', 'crisis-other', 'crisis-now'] as const
export type Crisis = (typeof crises)[number]

/** Kinds of emergency, by the advice they need. The signs of content/clinical/urgency.yaml belong to them as `group`. */
export const emergencies = [
  ...(['nerves', 'infection', 'stroke', 'heart-lungs', 'clot', 'airway', 'bleeding', 'injury'] as const),
  ...(['poisoning', 'other'] as const),
] as const
export type Emergency = (typeof emergencies)[number]

/** How urgent a message is, and of what kind. */
export type UrgencyLabel = Crisis | Emergency | 'same-day' | 'non-urgent'

/** Examples of an emergency, or of a call today, that no row of the urgency table describes. */
export const otherSigns = ['other-now', 'other-today'] as const
export type SignLabel = SignId | (typeof otherSigns)[number]

/** What only a clinician can decide for this person. */
export const personalTopics = ['diagnosis', 'scan', 'medicine', 'promise', 'surgery'] as const
export type PersonalTopic = (typeof personalTopics)[number]

/** The subject of messages on anything but the spine, the practice and care around surgery. */
export const offTopic = 'none'
