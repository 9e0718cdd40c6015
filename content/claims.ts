import { z } from 'zod'

/** The practice's claims about itself and its treatments. Pages must take them from here. */
const claimSchema = z.object({
  /** As shown on pages. */
  text: z.string(),
  /** Behind the (i) beside it. */
  note: z.string(),
  /**
   * The records that prove it. Not shown to visitors: with records the (i) goes, and without them the launch check
   * fails.
   */
  records: z.string().nullable(),
})

export type Claim = z.infer<typeof claimSchema>

function claim(text: string, note: string, records: string | null = null): Claim {
  return claimSchema.parse({ text, note, records })
}

const ownFigure = 'The practice’s own figure. Ask us how it’s counted.'

export const claims = {
  yearsOfExperience: claim('15+', ownFigure),
  surgeries: claim('1000+', ownFigure),
  procedures: claim('2000+', ownFigure),
  successRate: claim('98%', ownFigure),
  insurance: claim(
    'Most major plans are accepted, including Medicare and Medicaid.',
    'Plans change, and each has its own network. Medicaid is called Medi-Cal in California, and its plans differ too. Check with your plan and the office before you come.',
  ),
  minimallyInvasiveRecovery: claim(
    '2-6 weeks',
    'This covers early recovery after an operation that frees a nerve through small cuts, and a fusion takes longer.',
  ),
  complexRecovery: claim(
    '3-6 months',
    'This covers getting back to daily tasks after surgery for a curved spine, and full recovery can take a year or more.',
  ),
  endoscopicRecovery: claim(
    '1-3 weeks',
    'This covers getting back to light activity, and heavy work and sports take longer.',
  ),
  discReplacementRecovery: claim(
    '6-12 weeks',
    'This covers getting back to full activity after neck surgery, and the low back can take longer.',
  ),
} as const

export type ClaimKey = keyof typeof claims

/** Shown wherever a claim is explained. */
export const claimWords = {
  ask: 'What this figure means',
  close: 'Close',
} as const
