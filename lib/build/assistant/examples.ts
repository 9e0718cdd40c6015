import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The lines of content/assistant/examples/<name>.jsonl: messages as people write them, each with a label. All are
 * made up.
 * @throws ZodError if a label isn't one of `labels`
 */
export function readExamples<Label extends string>(
  name: string,
  labels: readonly Label[],
): { label: Label; text: string }[] {
  const schema = z.object({ label: z.enum(labels), text: z.string().min(1) })
  const lines = readFileSync(join(process.cwd(), 'content/assistant/examples', `${name}.jsonl`), 'utf8')
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)) as { label: Label; text: string })
}
