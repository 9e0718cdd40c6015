import { answers } from '@/lib/assistant/answers/answer-index'
import { confidentAnswer } from '@/lib/assistant/answers/confident-answer'
import { spanishWords, plainWords } from '@/content/search/synonyms'
import { embeddedReply } from '@/lib/assistant/answers/embedded-reply'
import { questionForModel } from '@/lib/assistant/privacy/question-for-model'
import { readMessage } from '@/lib/assistant/understanding/message'
import { parseMessage } from '@/lib/assistant/http/message-schema'
import { excerptOf, markWords, stemsOfQuery } from '@/lib/search/excerpt'
import { definitionsIn } from '@/lib/search/definitions'
import { correctedQuery } from '@/lib/search/query/corrected-query'
import { siteSearch } from '@/lib/search/site-search'
import { adviceFor } from '@/lib/urgency/advice-for'
import { seenSentences } from '@/tests/assistant/labeled-questions/labeled-questions'

const mode = 'local'

/** All that an answer costs before a model is asked, without the waiting: as lib/assistant/answer.server.ts has it. */
export function workOnMessage(typed: string): void {
  const parsed = parseMessage({ message: typed })
  if (!parsed.ok) return
  embeddedReply(parsed.message, mode)
  questionForModel(parsed.message.text)
}

/** All that the search page works out before it is rendered. */
export function workOnQuery(query: string): void {
  const message = readMessage(query)
  adviceFor(message, mode)
  confidentAnswer(message, mode)
  correctedQuery(query)
  definitionsIn(query)
  const stems = stemsOfQuery(query)
  for (const { heading, text } of siteSearch(query, { mode, limit: 20 })) {
    markWords(heading, stems)
    excerptOf(text, stems)
  }
}

export const normalMessages = seenSentences.map(({ text }) => text)
export const normalQueries = Object.keys(plainWords)

/** Words that the search corrects misspellings to. */
const keyWords = [...new Set(answers.flatMap(({ asked }) => asked.flatMap((text) => text.split(/\s+/))))]
const nearMisses = keyWords.flatMap((word) => [
  word.slice(0, -1),
  word.slice(0, -2),
  word.slice(0, 2) + word.slice(3),
  `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`,
  `${word}s`,
  `${word.slice(0, 3)}x${word.slice(3)}`,
])
const small =
  `a i my no not never without sin ni nunca y and but pero if si que the of to in have had been is are can could will
  what when how are you am me his her years ago last hace anos desde now ahora since signs symptoms risks chance before after
  q xq porq rn im ive cant wont dont 2day b4 & && &&& ( ) , . ! ? ; : ... ¿ ¡ - -- / ' " “ ’ @ # % 1 22 1.5 3,000 555-0100 (at) at dot
  (dot) com record ssn id born 12/3 my name is soy mi nombre es call me ﷺ ㎯ ㏂ ﬁ é ñ … aaaaaaaaaaaaaaaaaaaa 11111111111 L4-L5 x-ray`.split(
    /\s+/,
  )

export const tokens = [
  ...[keyWords, nearMisses, Object.keys(plainWords), Object.keys(spanishWords), normalMessages].flat(),
  // As often as all others together: what stands between words decides how they are read.
  ...Array.from({ length: 40 }, () => small).flat(),
  ' '.repeat(40),
  '\n\n\n',
].filter(Boolean)
