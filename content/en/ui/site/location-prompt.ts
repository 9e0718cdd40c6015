import { officePlace } from '@/content/generated/practice/place'

/** The location prompt. The note says what is stored: the result, not the location. */
export const locationPrompt = {
  contexts: {
    scheduling: { title: 'Enable Local Scheduling', benefit: 'Direct appointment booking' },
    contact: { title: 'Find Local Office', benefit: 'Office address & phone' },
    appointment: { title: 'Find Local Office', benefit: 'Office address & phone' },
    default: { title: 'Personalized Experience', benefit: 'Tailored content' },
  },
  intro: `If you’re near ${officePlace.city}, this website can offer you:`,
  allow: 'Allow Location Access',
  checking: 'Checking location...',
  decline: 'Continue Without Location',
  close: 'Close',
  privacy:
    'Your location is used only to decide whether you’re near the office. We don’t store it or share it. Your device keeps only the answer and the distance in miles, for 7 days.',
} as const

export type PromptContext = keyof typeof locationPrompt.contexts
