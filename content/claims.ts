import { z } from 'zod'

/**
 * The practice's claims about itself and its treatments. Pages must take them from here. Until the practice
 * substantiates a claim, it is marked as unsubstantiated, and the page says so.
 */
const claimSchema = z.object({
  /** As shown on pages. */
  text: z.string(),
  /** The definition, for visitors who want to know. */
  definition: z.string(),
  /** The source. */
  source: z.string(),
  isSubstantiated: z.boolean(),
})

export type Claim = z.infer<typeof claimSchema>

const notYet = 'The practice has stated this figure. It has not been checked against records yet.'

function claim(text: string, definition: string, source = notYet, isSubstantiated = false): Claim {
  return claimSchema.parse({ text, definition, source, isSubstantiated })
}

export const claims = {
  yearsOfExperience: claim('15+', 'Years in practice since fellowship training ended in 2011.'),
  surgeries: claim(
    '1000+',
    'Spine operations done by the surgeon since training ended, as the practice counts them.',
  ),
  procedures: claim(
    '2000+',
    'Spine operations and other procedures, such as injections, added together, since training ended. The practice’s count of operations alone is lower.',
  ),
  successRate: claim(
    '98%',
    'The share of operations that the practice counts as a success. How success was measured, for which operations and when, is not stated. Published studies report complications and lasting pain more often than such a figure suggests.',
  ),
  insurance: claim(
    'Most major plans are accepted, including Medicare and Medicaid.',
    'Plans change, and each has its own network. Medicaid is called Medi-Cal in California, and its plans differ too. Check with your plan and the office before you come.',
  ),
  minimallyInvasiveRecovery: claim(
    '2-6 weeks',
    'This is early recovery after an operation through small cuts that frees a nerve. After a fusion, the bone needs 3 to 4 months or more to heal.',
  ),
  complexRecovery: claim(
    '3-6 months',
    'This is a hopeful figure for getting back to daily tasks. Full recovery may take a year or more.',
  ),
  endoscopicRecovery: claim(
    '1-3 weeks',
    'This is how long it can take to get back to light activity. In trials, people did not go back to work sooner than after microdiscectomy, the usual small-cut disc operation.',
  ),
  discReplacementRecovery: claim(
    '6-12 weeks',
    'This is how long it takes many people to get back to full activity after neck surgery. The low back can take longer.',
  ),
} as const

export type ClaimKey = keyof typeof claims

/** Shown wherever a claim is explained. */
export const claimWords = {
  ask: 'What this figure means',
  vary: 'Individual results vary. A figure from the past does not promise a result for you.',
  close: 'Close',
} as const
