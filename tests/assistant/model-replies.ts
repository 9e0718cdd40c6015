import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { nothingFits } from '@/lib/assistant/answers/embedded-reply'
import { withoutModel } from '@/lib/assistant/answer.server'
import { problemsWith } from '@/lib/assistant/model/check-draft'
import { draftSchema, type Draft } from '@/lib/assistant/model/draft'
import { modelRequest } from '@/lib/assistant/model/model-request'
import { writtenReply } from '@/lib/assistant/model/written-reply'
import { readMessage } from '@/lib/assistant/understanding/message'

const lineSchema = z.object({
  text: z.string(),
  reply: draftSchema.optional(),
  /** What the model writes after a refused reply. */
  retry: draftSchema.optional(),
})
type Line = z.infer<typeof lineSchema>

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))

function write(file: string, ending: string, lines: readonly object[]): string {
  const name = file.replace(/\.jsonl$/, ending)
  writeFileSync(name, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return name
}

function requestFor(text: string) {
  const message = readMessage(text)
  const { reply, matches } = withoutModel(message, 'local')
  const request = matches.length > 0 ? modelRequest(message, matches, 'local') : null
  return { message, reply, matches, request }
}

/** Writes what would be sent to a model for each message of a file, beside it; messages that stay here are left out. */
export function exportPrompts(file: string): string {
  const lines = linesOf(file)
  const prompts = lines.flatMap(({ text }) => {
    const { request } = requestFor(text)
    return request ? [{ text, instructions: request.instructions, input: request.input }] : []
  })
  const name = write(file, '.prompts.jsonl', prompts)
  return `${prompts.length} of ${lines.length} messages would reach a model: ${name}`
}

/** What a visitor would read, and what the checker says of the model's reply. */
function checked({ text, reply, retry }: Line) {
  const { message, reply: own, matches, request } = requestFor(text)
  const mode = 'local'
  if (!request || !reply) return { text, outcome: 'without a model', problems: [], message: own.message }
  const shown = (draft: Draft) =>
    draft.sentences.length === 0
      ? nothingFits(matches, message, mode)
      : writtenReply(draft, request.offered, matches, message, mode)
  const problemsIn = (draft: Draft) => problemsWith(draft, request.offered, message.language)
  const problems = problemsIn(reply)
  if (problems.length === 0) {
    const outcome = reply.sentences.length === 0 ? 'none fits' : 'accepted'
    return { text, outcome, problems, message: shown(reply).message }
  }
  if (retry && problemsIn(retry).length === 0)
    return { text, outcome: 'accepted at the second try', problems, message: shown(retry).message }
  return { text, outcome: 'refused', problems, message: own.message }
}

/** Checks a model's replies, writes what visitors would read beside the file, and counts. */
export function gradeReplies(file: string): string {
  const results = linesOf(file).map(checked)
  const name = write(file, '.checked.jsonl', results)
  const counts = Map.groupBy(results, ({ outcome }) => outcome)
  const refused = results
    .filter(({ problems }) => problems.length > 0)
    .map(({ text, problems }) => `${text}\n  ${problems.join('\n  ')}`)
  const shares = [...counts].map(([outcome, found]) => `${outcome}: ${found.length} of ${results.length}`)
  return [...refused, ...shares, `What visitors would read: ${name}`].join('\n')
}
