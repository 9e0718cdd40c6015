import 'server-only'
import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { AnswerIndex } from '@/lib/assistant/answers/answer-index'
import type { Classifiers } from '@/lib/assistant/classifier/classifiers'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'

export type Trained = { classifiers: Classifiers; answers: AnswerIndex }

// The bundler copies the file next to the server code. Not a module, which it would keep as text, once per kind of route.
const read = () =>
  deserialize(
    readFileSync(new URL('../../content/generated/assistant/trained.bin', import.meta.url)),
  ) as Trained

/** What `npm run content` works out for the assistant. */
export const trained = (): Trained => oncePerProcess('trained', read)
