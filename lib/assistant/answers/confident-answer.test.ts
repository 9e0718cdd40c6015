import { confidentAnswer } from './confident-answer'
import { readMessage } from '@/lib/assistant/understanding/message'

const answerTo = (query: string) => confidentAnswer(readMessage(query), 'remote')

test.each([
  ['when can I drive after neck fusion', 'When can I drive after ACDF?'],
  [
    'golf after back surgery',
    'When can I go back to the gym, running, golf or other sports after spine surgery?',
  ],
])('a search that is clearly a question gets its answer: %s', (query, question) =>
  expect(answerTo(query)?.question).toBe(question),
)

test.each(['zebra', 'tax forms', "I can't pee and I'm numb between my legs"])('no answer: %s', (query) =>
  expect(answerTo(query)).toBeNull(),
)
