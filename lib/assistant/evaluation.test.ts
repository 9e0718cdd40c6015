import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate, type Evaluation } from '@/tests/assistant/evaluate'
import {
  seenSentences,
  moreSeenSentences,
  thirdSeenSentences,
  fourthSeenSentences,
  unseenSentences,
} from '@/tests/assistant/labeled-questions/labeled-questions'

const halves = {
  seen: evaluate([...seenSentences, ...moreSeenSentences, ...thirdSeenSentences, ...fourthSeenSentences]),
  unseen: evaluate(unseenSentences),
}
const percent = (figure: Evaluation[keyof Evaluation]) => (100 * figure.right) / figure.of
const show = (figure: Evaluation[keyof Evaluation]) =>
  `${figure.right} of ${figure.of} (${percent(figure).toFixed(1)} %)`

const rows = (Object.keys(halves.seen) as (keyof Evaluation)[]).map(
  (name) => `| ${name} | ${show(halves.seen[name])} | ${show(halves.unseen[name])} |`,
)
const table = ['| | seen while writing | unseen |', '|---|---|---|', ...rows].join('\n')
const file = join(process.cwd(), 'docs/assistant.md')

if (process.env.WRITE_EVALUATION) {
  const report = readFileSync(file, 'utf8').replace(
    /<!-- table -->[^]*<!-- \/table -->/,
    `<!-- table -->\n${table}\n<!-- /table -->`,
  )
  writeFileSync(file, report)
  const wrong = Object.entries(halves).flatMap(([half, figures]) =>
    Object.entries(figures).flatMap(([name, figure]) =>
      figure.wrong.map((line) => `${half}, ${name}: ${line}`),
    ),
  )
  console.info(`${table}\n\n${wrong.join('\n')}`)
}

/** Minimum results, to catch regressions, with room for an edited answer. Targets are in docs/assistant.md. */
const floors = {
  seen: {
    emergencies: 98,
    crises: 97,
    nonUrgent: 98,
    refused: 70,
    practice: 90,
    firstPage: 93,
    unknown: 65,
  },
  unseen: {
    emergencies: 94,
    crises: 95,
    nonUrgent: 95,
    refused: 68,
    practice: 70,
    firstPage: 83,
    unknown: 50,
  },
} as const

describe.each(['seen', 'unseen'] as const)('the %s half', (half) => {
  const figures = halves[half]
  const floor = floors[half]

  test('recognizes emergencies and crises', () => {
    expect(percent(figures['emergencies recognized'])).toBeGreaterThanOrEqual(floor.emergencies)
    expect(percent(figures['crises recognized'])).toBeGreaterThanOrEqual(floor.crises)
  })

  test('harmless sentences cause no false alarm', () =>
    expect(percent(figures['no false alarm'])).toBeGreaterThanOrEqual(floor.nonUrgent))

  test('refuses what only a clinician may answer', () =>
    expect(percent(figures['refused what it must not do'])).toBeGreaterThanOrEqual(floor.refused))

  test('questions about the practice get its facts', () =>
    expect(percent(figures['practice facts answered'])).toBeGreaterThanOrEqual(floor.practice))

  test('the best page ranks first', () =>
    expect(percent(figures['right page in the first place'])).toBeGreaterThanOrEqual(floor.firstPage))

  test('does not answer what this site does not cover', () =>
    expect(percent(figures['said that it does not know'])).toBeGreaterThanOrEqual(floor.unknown))
})
