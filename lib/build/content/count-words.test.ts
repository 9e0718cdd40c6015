import { countWords } from './count-words'

test('only what readers read is counted', () =>
  expect(
    countWords(
      [
        '---\ntitle: Walking with back pain\n---',
        '## How far should I walk? {#how-far}',
        'Start with [a short walk](/blog/moving-with-back-pain#build), 2 to 4 minutes.[^WALK]',
        '::figure[A disc on a nerve]{name=herniated-disc}',
        '| Day | Minutes |\n| --- | --- |',
      ].join('\n\n'),
    ),
  ).toBe(5 + 9 + 5 + 2))
