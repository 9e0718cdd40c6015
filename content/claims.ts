import { z } from 'zod'

/**
 * The figures and statements that the site makes about the practice and its treatments (spec 1 and 9). They appear on
 * pages only from here. Until the practice proves one, it is marked as not substantiated, and the page says so.
 */
const claimSchema = z.object({
  /** As it is shown. */
  text: z.string(),
  /** What it counts, for the visitor who asks. */
  definition: z.string(),
  /** Where it comes from. */
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
    'Spine operations and other procedures, such as injections, taken together, since training ended. The practice’s count of operations alone is lower.',
  ),
  successRate: claim(
    '98%',
    'The share of operations that the practice counts as a success. How success was measured, for which operations and when, is not stated. Published studies report complications and lasting pain more often than such a figure suggests.',
  ),
  insurance: claim(
    'Most major plans are accepted, including Medicare and Medicaid.',
    'Plans change, and each has its own network. Medicaid is called Medi-Cal in California, and its plans differ too. Ask your plan and the office before you come.',
  ),
  epiduralEffectiveness: claim(
    '70-90%',
    'How this was measured is not stated, and studies do not support it as a general figure. Some people get short-term relief, often for weeks to a few months.',
  ),
  facetEffectiveness: claim(
    '60-80%',
    'How this was measured is not stated. Relief varies and may be short. In one study of 50 people, about half had lost more than half of their pain at 3 months.',
  ),
  radiofrequencyEffectiveness: claim(
    '80-90%',
    'How this was measured is not stated. It helps some people who were tested with care first, but studies disagree.',
  ),
  minimallyInvasiveRecovery: claim(
    '2-6 weeks',
    'This is early recovery after an operation through small cuts that frees a nerve. Bone that is joined needs 3 to 4 months or more to heal.',
  ),
  complexRecovery: claim(
    '3-6 months',
    'This is a hopeful figure for the time to daily tasks. Full recovery may take a year or more.',
  ),
  endoscopicRecovery: claim(
    '1-3 weeks',
    'This can be the time to light activity. In trials, people did not go back to work sooner than after microdiscectomy, the usual small-cut disc operation.',
  ),
  discReplacementRecovery: claim(
    '6-12 weeks',
    'This is the time to full activity for many people after neck surgery. The low back can take longer.',
  ),
} as const

export type ClaimKey = keyof typeof claims

/** Said wherever a figure is explained. */
export const claimWords = {
  ask: 'What this figure means',
  vary: 'Individual results vary. A figure from the past does not promise a result for you.',
  close: 'Close',
} as const
