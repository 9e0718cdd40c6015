import { askOnTheCall, besideSign, forYourQuestion, personalReply } from '@/content/assistant/replies'
import { matchAnswers } from '@/lib/assistant/answers/match-answers'
import { personalTopicOf } from '@/lib/assistant/safety/personal'
import type { Message } from '@/lib/assistant/understanding/message'
import { asksSomething, questionsOf } from '@/lib/assistant/understanding/questions'
import { shownText } from '@/lib/site/structured-data/shown-text'
import { sentencesOf } from '@/lib/text/language/sentences'
import type { Mode } from '@/lib/variant/variant'

/** A question is answered beside a sign only if it's this clear. */
const clearFrom = 0.5

/**
 * What a message with a sign to call about today also asks. A remedy gets the first sentence of its answer, which can't make the sign
 * look smaller; a dose, or a remedy asked in Spanish, the pharmacist; an activity, such as driving, is put off to the call. Null if nothing
 * else is asked.
 */
export function besideTheSign(message: Message, mode: Mode): string | null {
  if (!asksSomething(message)) return null
  const { language } = message
  const questions = questionsOf(message)
  const asked = (questions.length > 0 ? questions : [message])
    .flatMap((question) => matchAnswers(question, 1))
    .filter(({ confidence }) => confidence >= clearFrom)
    .map(({ answer }) => answer)
  const remedy = asked.find(({ id, subject }) =>
    besideSign.remedies.some((one) => one === id || one === subject),
  )
  const [first] = remedy && language === 'en' ? sentencesOf(shownText(remedy.text[0]!, mode)) : []
  if (first !== undefined) return `${forYourQuestion} ${first}`
  if (remedy || personalTopicOf(message, true) === 'medicine') return personalReply[language].medicine.after
  return asked.some(({ facet }) => besideSign.activities.includes(facet)) ? askOnTheCall[language] : null
}
