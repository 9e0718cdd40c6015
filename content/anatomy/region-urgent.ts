import type { RegionId } from './regions'

const saddle =
  'Call 911 or go to the ER now if you’re numb between your legs, can’t pee, or can’t hold your pee or stool.'

/** Warning signs by region, shown with each of its parts. Same wording as content/en/pages/spine-anatomy.md. */
export const regionUrgent: Record<RegionId, string> = {
  neck: 'Call 911 or go to the ER now if you’re getting weaker or clumsier fast. If your hands are clumsy or your steps are unsteady, call today, even if it came on slowly.',
  'upper-back':
    'Call 911 or go to the ER now if you feel a tight band of pain around your chest or belly.[^RNOH-M] Do the same for chest pain or trouble breathing.',
  'low-back': saddle,
  sacrum: saddle,
}
