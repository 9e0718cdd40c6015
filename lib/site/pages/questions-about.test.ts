import { confidentAnswer } from '@/lib/assistant/answers/confident-answer'
import { readMessage } from '@/lib/assistant/understanding/message'
import { conditionGuides } from '@/content/collections/conditions'
import { procedureGuides } from '@/content/collections/procedures'
import { questionsAbout } from '@/lib/site/pages/questions-about'

test.each([...conditionGuides, ...procedureGuides].map(({ slug }) => slug))(
  'the search page answers each question below the guide to %s',
  (slug) => {
    const questions = questionsAbout(slug)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    for (const question of questions)
      expect(confidentAnswer(readMessage(question), 'remote')?.question).toBe(question)
  },
)

test('a subject without answers has no questions', () => expect(questionsAbout('knees')).toEqual([]))
