import { deskWorkAndYourSpine } from '@/content/articles/desk-work-and-your-spine'
import { doINeedAScanForBackPain } from '@/content/articles/do-i-need-a-scan-for-back-pain'
import { gettingASecondOpinion } from '@/content/articles/getting-a-second-opinion'
import { gettingYourHomeReadyForSurgery } from '@/content/articles/getting-your-home-ready-for-surgery'
import { howToReadYourMriReport } from '@/content/articles/how-to-read-your-mri-report'
import { isItAnEmergency } from '@/content/articles/is-it-an-emergency'
import { liftingAtWorkAndAtHome } from '@/content/articles/lifting-at-work-and-at-home'
import { movingWithBackPain } from '@/content/articles/moving-with-back-pain'
import { nicotineAndYourSpine } from '@/content/articles/nicotine-and-your-spine'
import { painMedicineAfterSurgery } from '@/content/articles/pain-medicine-after-surgery'
import { referralsInsuranceAndEstimates } from '@/content/articles/referrals-insurance-and-estimates'
import { risksInPlainNumbers } from '@/content/articles/risks-in-plain-numbers'
import { sleepingWithBackOrNeckPain } from '@/content/articles/sleeping-with-back-or-neck-pain'
import { strongBonesAndYourSpine } from '@/content/articles/strong-bones-and-your-spine'
import { surgeryOrWaiting } from '@/content/articles/surgery-or-waiting'
import { theFirstTwoWeeksAfterSpineSurgery } from '@/content/articles/the-first-two-weeks-after-spine-surgery'
import { whatAPinchedNerveFeelsLike } from '@/content/articles/what-a-pinched-nerve-feels-like'
import { whatSteroidInjectionsCanAndCannotDo } from '@/content/articles/what-steroid-injections-can-and-cannot-do'

/** The articles of /blog, in the order in which the list shows them. */
export const articles = [
  isItAnEmergency,
  movingWithBackPain,
  whatAPinchedNerveFeelsLike,
  doINeedAScanForBackPain,
  howToReadYourMriReport,
  surgeryOrWaiting,
  whatSteroidInjectionsCanAndCannotDo,
  risksInPlainNumbers,
  gettingASecondOpinion,
  sleepingWithBackOrNeckPain,
  deskWorkAndYourSpine,
  liftingAtWorkAndAtHome,
  strongBonesAndYourSpine,
  nicotineAndYourSpine,
  gettingYourHomeReadyForSurgery,
  theFirstTwoWeeksAfterSpineSurgery,
  painMedicineAfterSurgery,
  referralsInsuranceAndEstimates,
]
