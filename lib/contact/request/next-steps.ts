import { z } from 'zod'

/** What a visitor is told after sending a request: when to expect a call, and whom to call sooner. */
export const nextStepsSchema = z.object({
  expect: z.string(),
  phone: z.object({ display: z.string(), href: z.string() }),
})

export type NextSteps = z.output<typeof nextStepsSchema>
