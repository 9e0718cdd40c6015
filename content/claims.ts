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
  surgeries: claim('1000+', 'Spine operations done by the surgeon since training ended.'),
  procedures: claim(
    '2000+',
    'Spine operations and other procedures, such as injections, since training ended.',
  ),
  successRate: claim(
    '98%',
    'The share of operations that the practice counts as a success. How success was measured, and when, is not stated.',
  ),
  insurance: claim(
    'Most major plans are accepted, including Medicare and Medicaid.',
    'Plans change, and each has its own network. Ask your plan and the office before you come.',
  ),
  epiduralEffectiveness: claim(
    '70-90%',
    'Studies do not support this as a general figure. Some people get short-term relief, often for weeks to a few months.',
  ),
  facetEffectiveness: claim(
    '60-80%',
    'Relief varies and may be short. In one small study about half were much better at 3 months.',
  ),
  radiofrequencyEffectiveness: claim(
    '80-90%',
    'It helps some people who were tested with care first. Studies disagree.',
  ),
} as const

/** Said wherever a figure is explained. */
export const claimWords = {
  ask: 'What this figure means',
  vary: 'Individual results vary. A figure from the past does not promise a result for you.',
  close: 'Close',
} as const
