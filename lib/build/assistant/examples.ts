import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The lines of content/assistant/examples/<name>.jsonl. */
export const readLines = (name: string): unknown[] =>
  readFileSync(join(process.cwd(), 'content/assistant/examples', `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

/**
 * The labeled lines of content/assistant/examples/<name>.jsonl: messages as people write them, each with a label. All are
 * made up.
 * @throws ZodError if a label isn't one of `labels`
 */
export function readExamples<Label extends string>(
  name: string,
  labels: readonly Label[],
): { label: Label; text: string }[] {
  const schema = z.object({ label: z.enum(labels), text: z.string().min(1) })
  return readLines(name).map((line) => schema.parse(line) as { label: Label; text: string })
}
