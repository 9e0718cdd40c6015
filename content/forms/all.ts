import type { PatientForm } from '@/content/form-schema'
import { aboutYou } from './about-you'
import { contactLanguage } from './contact-language'
import { healthHistory } from './health-history'
import { painDrawing } from './pain-drawing'
import { recordsRelease } from './records-release'

/** In the order in which they are filled in. */
export const patientForms: readonly PatientForm[] = [
  aboutYou,
  healthHistory,
  painDrawing,
  contactLanguage,
  recordsRelease,
]
