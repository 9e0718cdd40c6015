import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '@/lib/assistant/model/draft'
import type { Language } from '@/lib/assistant/replies/reply'

/** A sentence that a model might write, the id of the text it rests on, and what's wrong with it, if anything. */
export type ModelSentence = { source: string; language: Language; wrong?: string; text: string }

const linesOf = <T>(name: string): T[] =>
  readFileSync(join(process.cwd(), `tests/assistant/model-sentences/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** Texts as they were when the sentences were written, so that editing an answer doesn't change the measurement. */
export const sources = new Map(
  linesOf<Omit<Source, 'language'>>('sources').map((source) => [
    source.id,
    { ...source, language: 'en' as const },
  ]),
)
export const rightSentences = linesOf<ModelSentence>('good')
export const wrongSentences = linesOf<ModelSentence>('bad')
/** Written later, on other texts; all of the wrong ones turn a "not" around, or name the wrong subject. */
export const moreRightSentences = linesOf<ModelSentence>('more-good')
export const moreWrongSentences = linesOf<ModelSentence>('more-bad')
