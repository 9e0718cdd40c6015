import type { PracticeTopic } from '@/lib/assistant/classifier/labels'

/** The answer (content/en/answers/practice) that a topic with a fixed reply stands for. */
export const practiceAnswers = {
  hours: 'practice/hours',
  emergencies: 'practice/urgent-after-hours',
  phone: 'practice/phone',
  person: 'practice/assistant-what',
  fax: 'practice/fax',
  email: 'practice/email',
  address: 'practice/location',
  parking: 'practice/parking',
  access: 'practice/access',
  transit: 'practice/transit',
  insurance: 'practice/insurance',
  'medi-cal': 'practice/medi-cal',
  bring: 'practice/what-to-bring',
  appointment: 'practice/appointment',
  response: 'practice/wait-for-call',
  interpreter: 'practice/interpreter',
  surgeon: 'practice/surgeon-who',
} as const satisfies Record<PracticeTopic, string>

const topics = new Map<string, PracticeTopic>(
  Object.entries(practiceAnswers).map(([topic, id]) => [id, topic as PracticeTopic]),
)

/** The topic whose fixed reply replaces an answer, if any. */
export const practiceTopicOf = (answerId: string): PracticeTopic | undefined => topics.get(answerId)
