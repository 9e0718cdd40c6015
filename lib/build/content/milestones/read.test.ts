import { parseMilestones, readMilestones } from '@/lib/build/content/milestones/read'
import { withMilestones } from '@/lib/build/content/milestones/inline'

const names = `table: { caption: Times after, rule: Ask., head: [What, When] }
milestones: { nights: a, walk: b, stairs: c, shower: d, drive: e, desk: f, standing-work: g, heavy-work: h, lifting: i, sports: j, sex: k,
  flying: l, brace: m, full-recovery: n }
operations:
`

const table = `${names}  fusion:
    name: a fusion
    times:
      drive: 4 to 12 weeks
      desk: { when: 6 to 12 weeks, sources: [MLP] }
  redone:
    name: a fusion that’s redone
    like: fusion
    times: { desk: 2 to 3 months }
`

test('a time has its sources, and an operation may be like another', () => {
  const { operations } = parseMilestones(table)
  expect(operations.fusion?.times.desk).toEqual({ when: '6 to 12 weeks', sources: ['MLP'] })
  expect(operations.redone?.times.drive?.when).toBe('4 to 12 weeks')
  expect(operations.redone?.times.desk?.when).toBe('2 to 3 months')
})

test.each([
  [
    'an unknown milestone',
    '      drive:',
    '      fly-away:',
    ':8: operations.fusion.times: Unrecognized key: "fly-away"',
  ],
  [
    'an unknown source',
    '[MLP]',
    '[NONE]',
    ':9: operations.fusion.times.desk.sources.0: there is no source "NONE"',
  ],
  ['an empty time', 'drive: 4 to 12 weeks', 'drive:', ':8: operations.fusion.times.drive'],
  [
    'a number',
    '4 to 12 weeks',
    '4',
    ':8: operations.fusion.times.drive.when: write when, such as "2 to 4 weeks"',
  ],
  [
    'an unknown operation',
    'like: fusion',
    'like: fuson',
    ':12: operations.redone.like: there is no operation "fuson"',
  ],
  ['text that is no YAML', 'name: a fusion\n', 'name: "a fusion\n', ':'],
])('%s is reported with its line and entry', (_, part, wrong, message) =>
  expect(() => parseMilestones(table.replace(part, wrong))).toThrow(
    `content/clinical/milestones.yaml${message}`,
  ),
)

const inText = (text: string) => withMilestones(parseMilestones(table), 'content/en/pages/work.md', text)

test('a mark in a text becomes the time', () =>
  expect(inText('Drive after {milestone:fusion/drive}.')).toBe('Drive after 4 to 12 weeks.'))

test.each([
  [
    '{milestone:fushion/drive}',
    'there is no operation "fushion": did you mean fusion? There is fusion, redone',
  ],
  ['{milestone:fusion/deks}', 'fusion has no "deks": did you mean desk? There is drive, desk'],
  ['{milestone:fusion}', 'fusion has no "": There is drive, desk'],
])('%s is reported with what there is', (mark, message) =>
  expect(() => inText(`One.\n\nDrive after ${mark}.`)).toThrow(
    `content/en/pages/work.md:3: ${mark}: ${message}`,
  ),
)

test('every operation has every time, apart from hardware removal', () => {
  const { milestones, operations } = readMilestones()
  const incomplete = Object.entries(operations)
    .filter(([, { times }]) => Object.keys(times).length < Object.keys(milestones).length)
    .map(([id]) => id)
  expect(incomplete).toEqual(['hardware-removal'])
})
