import { legal } from '@/content/generated/en/legal'

/** The legal notices, by slug, in display order. */
export const legalPages = {
  'privacy-policy': legal['privacy-policy'],
  'notice-of-privacy-practices': legal['notice-of-privacy-practices'],
  'terms-of-service': legal['terms-of-service'],
  'medical-disclaimer': legal['medical-disclaimer'],
  accessibility: legal.accessibility,
  nondiscrimination: legal.nondiscrimination,
  'good-faith-estimate': legal['good-faith-estimate'],
  'surprise-billing': legal['surprise-billing'],
  'open-payments': legal['open-payments'],
  'medical-board': legal['medical-board'],
  'ai-assistant': legal['ai-assistant'],
} as const

export type LegalSlug = keyof typeof legalPages
