import { complexSpineSurgery } from '@/content/services/complex-spine-surgery'
import { discReplacement } from '@/content/services/disc-replacement'
import { endoscopicSpineSurgery } from '@/content/services/endoscopic-spine-surgery'
import { minimallyInvasiveSurgery } from '@/content/services/minimally-invasive-surgery'
import { nonSurgicalTreatments } from '@/content/services/non-surgical-treatments'
import { roboticSurgery } from '@/content/services/robotic-surgery'

/** The pages of spec 2.1 below /services. */
export const servicePages = [
  minimallyInvasiveSurgery,
  complexSpineSurgery,
  roboticSurgery,
  endoscopicSpineSurgery,
  discReplacement,
  nonSurgicalTreatments,
]
