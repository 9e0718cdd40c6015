import { z } from 'zod'

/** A figure that the site shows about the practice (spec 1). Until the practice proves it, it is marked as not substantiated. */
const claimSchema = z.object({
  value: z.string(),
  definition: z.string(),
  isSubstantiated: z.boolean(),
})

export const claims = z.record(z.enum(['yearsOfExperience']), claimSchema).parse({
  yearsOfExperience: {
    value: '15',
    definition: 'Years in practice since the end of fellowship training, in 2011.',
    isSubstantiated: false,
  },
})
