/** The card of every health page (source: clinical fact sheet, shared red flags and section 6). */
export const emergencyCard = {
  heading: 'Call 911 or go to the emergency room now if you have',
  signs: [
    'New trouble passing urine or stool, or holding it',
    'Numbness around your genitals, bottom or inner thighs',
    'New weakness in an arm or leg that spreads or gets worse fast',
    'Fever with very bad back or neck pain',
  ],
  note: 'Do not wait for an answer from this website. The form is not for emergencies.',
} as const
