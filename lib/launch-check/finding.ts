import { z } from 'zod'

/** A problem that blocks the launch (`fail`), or one to know about before releasing (`warning`). */
export const findingSchema = z.strictObject({
  severity: z.enum(['fail', 'warning']),
  /** Stable identifier for programs, in kebab case. */
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The environment variable, or the file and field. */
  where: z.string(),
  problem: z.string(),
  /** The text it is about, where a rule finds several of a kind: a claim, a missing detail. */
  detail: z.string().optional(),
  /** How to fix it. */
  remedy: z.string(),
  /** The law it may violate. */
  rule: z.string().optional(),
})

export type Finding = z.infer<typeof findingSchema>

const rank = { fail: 0, warning: 1 } as const

/** Failures first, then variables before files, then by location. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const key = ({ severity, where, code }: Finding) => [rank[severity], where, code].join('\n')
  return findings.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
