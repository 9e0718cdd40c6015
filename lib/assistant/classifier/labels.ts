/** Kinds of crisis: one's own, someone else's, and with the means at hand or an attempt under way. */
export const crises = ['crisis', 'crisis-other', 'crisis-now'] as const
export type Crisis = (typeof crises)[number]

/** Kinds of emergency, by the advice they need. */
export const emergencies = [
  ...(['nerves', 'infection', 'stroke', 'heart-lungs', 'clot', 'airway', 'bleeding', 'injury'] as const),
  ...(['poisoning', 'other'] as const),
] as const
export type Emergency = (typeof emergencies)[number]

/** What a message may be about, by urgency. */
export const situations = [...crises, ...emergencies, 'same-day', 'non-urgent'] as const
export type Situation = (typeof situations)[number]

/** What only a clinician can decide for this person. */
export const personalTopics = ['diagnosis', 'scan', 'medicine', 'promise', 'surgery'] as const
export type PersonalTopic = (typeof personalTopics)[number]

/** Questions about the practice that have a fixed reply in both languages. */
export const practiceTopics = [
  ...(['hours', 'emergencies', 'phone', 'person', 'fax', 'email', 'address', 'parking', 'access'] as const),
  ...(['transit', 'insurance', 'medi-cal', 'bring', 'appointment', 'response', 'interpreter'] as const),
  'surgeon',
] as const
export type PracticeTopic = (typeof practiceTopics)[number]

/** The subject of messages on anything but the spine, the practice and care around surgery. */
export const offTopic = 'none'
