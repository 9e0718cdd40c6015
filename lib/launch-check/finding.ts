import { z } from 'zod'

/** Something that keeps the site from going live (`fail`), or that whoever releases it has to know (`warning`). */
export const findingSchema = z.strictObject({
  severity: z.enum(['fail', 'warning']),
  /** Stable, for programs: kebab-case. */
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The variable, or the file and the field in it. */
  where: z.string(),
  problem: z.string(),
  /** What to change. */
  remedy: z.string(),
  /** The law that it may break. */
  rule: z.string().optional(),
})

export type Finding = z.infer<typeof findingSchema>

const rank = { fail: 0, warning: 1 } as const

/** Failures first; within them variables before files, and what belongs to one place together. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const key = ({ severity, where, code }: Finding) => [rank[severity], where, code].join('\n')
  return findings.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
}
