import type { PatientForm } from '@/content/schemas/form-schema'
import { aboutYou } from '@/content/en/ui/forms/about-you'
import { contactLanguage } from '@/content/en/ui/forms/contact-language'
import { healthHistory } from '@/content/en/ui/forms/health-history'
import { painDrawing } from '@/content/en/ui/forms/pain-drawing'
import { recordsRelease } from '@/content/en/ui/forms/records-release'

/** In the order patients fill them in. */
export const patientForms: readonly PatientForm[] = [
  aboutYou,
  healthHistory,
  painDrawing,
  contactLanguage,
  recordsRelease,
]
