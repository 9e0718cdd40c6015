import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import type { AnswerIndex } from '@/lib/assistant/answers/answer-index'
import type { Classifiers } from '@/lib/assistant/classifier/classifiers'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

export type Trained = { classifiers: Classifiers; answers: AnswerIndex }

/**
 * What `npm run content` works out for the assistant. Not a module, because the bundler would keep it once per kind of route,
 * as text.
 */
export const trained = (): Trained =>
  oncePerProcess(
    'trained',
    () =>
      deserialize(readFileSync(join(process.cwd(), 'content/generated/assistant/trained.bin'))) as Trained,
  )
