import { z } from 'zod'

/** What is signed together: the two tables by row, pages one by one, answers by subject. */
export const signOffKinds = ['urgency', 'milestones', 'pages', 'answers'] as const
export type SignOffKind = (typeof signOffKinds)[number]

/** One thing that the surgeon signs. */
export type SignOffLine = {
  /** `urgency/slight-weakness`, `pages/recovery`: never changes, because records refer to it. */
  id: string
  kind: SignOffKind
  /** What it is, in a few words. */
  title: string
  /** The path of a page. */
  href?: string
  /** The version of its text: 12 hexadecimal digits. */
  hash: string
  /** What rests on general knowledge alone. */
  statements: readonly string[]
}

/** Facts about the practice in one file, for the office manager to confirm. */
export type OfficeFacts = { file: string; title: string; facts: readonly string[] }

export const versionSchema = z
  .string()
  .regex(/^[0-9a-f]{12}$/, 'a version is 12 digits and letters from a to f')

/** One decision about one version of a line: one row of content/clinical/sign-off.jsonl. */
export const signOffRecordSchema = z.strictObject({
  date: z.iso.date(),
  reviewer: z.string().trim().min(1),
  id: z.string(),
  hash: versionSchema,
  decision: z.enum(['accepted', 'withdrawn']),
})
export type SignOffRecord = z.infer<typeof signOffRecordSchema>
