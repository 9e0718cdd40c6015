import { accessibility } from '@/content/legal/accessibility'
import { aiAssistant } from '@/content/legal/ai-assistant'
import { goodFaithEstimate } from '@/content/legal/good-faith-estimate'
import { medicalBoard } from '@/content/legal/medical-board'
import { medicalDisclaimer } from '@/content/legal/medical-disclaimer'
import { nondiscrimination } from '@/content/legal/nondiscrimination'
import { noticeOfPrivacyPractices } from '@/content/legal/notice-of-privacy-practices'
import { openPayments } from '@/content/legal/open-payments'
import { privacyPolicy } from '@/content/legal/privacy-policy'
import { termsOfService } from '@/content/legal/terms-of-service'

/** Every notice under /legal, by the last part of its address. */
export const legalPages = {
  'privacy-policy': privacyPolicy,
  'notice-of-privacy-practices': noticeOfPrivacyPractices,
  'terms-of-service': termsOfService,
  'medical-disclaimer': medicalDisclaimer,
  accessibility,
  nondiscrimination,
  'good-faith-estimate': goodFaithEstimate,
  'open-payments': openPayments,
  'medical-board': medicalBoard,
  'ai-assistant': aiAssistant,
} as const

export type LegalSlug = keyof typeof legalPages
