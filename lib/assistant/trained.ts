import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import type { AnswerIndex } from '@/lib/assistant/answers/answer-index'
import type { Classifiers } from '@/lib/assistant/classifier/classifiers'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

export type Trained = { classifiers: Classifiers; answers: AnswerIndex }

// Not a module, which the bundler would keep as text, once per kind of route.
const read = () =>
  deserialize(readFileSync(join(process.cwd(), 'content/generated/assistant/trained.bin'))) as Trained

/** What `npm run content` works out for the assistant. */
export const trained = (): Trained => oncePerProcess('trained', read)
