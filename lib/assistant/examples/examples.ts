import { calmEnglish } from '@/lib/assistant/examples/calm-english'
import { calmSpanish } from '@/lib/assistant/examples/calm-spanish'
import { crisisEnglish } from '@/lib/assistant/examples/crisis-english'
import { crisisSpanish } from '@/lib/assistant/examples/crisis-spanish'
import { emergencyEnglish } from '@/lib/assistant/examples/emergency-english'
import { emergencySpanish } from '@/lib/assistant/examples/emergency-spanish'
import { sameDayEnglish } from '@/lib/assistant/examples/same-day-english'
import { sameDaySpanish } from '@/lib/assistant/examples/same-day-spanish'

/** One message a line. All are made up. */
const messages = {
  crisis: [crisisEnglish, crisisSpanish],
  emergency: [emergencyEnglish, emergencySpanish],
  'same-day': [sameDayEnglish, sameDaySpanish],
  calm: [calmEnglish, calmSpanish],
} as const

/** What people in each situation write: the labels follow the clinical fact sheet, sections 1, 5 and 6. */
export const examples = (Object.keys(messages) as (keyof typeof messages)[]).flatMap((label) =>
  messages[label].flatMap((lines) => lines.trim().split('\n')).map((text) => ({ text: text.trim(), label })),
)
