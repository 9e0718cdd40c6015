import { collections } from '@/lib/build/content/collections'
import { compileFile } from '@/lib/build/content/compile'

const collection = (name: string) => collections.find((found) => found.name === name)!

const front = `title: Walking with back pain
description: How to walk when your back hurts, how far to go on the first day, and when to stop and call us.
links:
  - /resources/recovery: Recovery guide`

const page = (body: string, extra = '') =>
  `---\n${front}\n${extra}---\n\n# Walking\n\nShort walks help.\n\n${body}`

const compile = (text: string, name = 'pages') =>
  compileFile(collection(name), `content/en/${name}/walking.md`, text) as Record<string, unknown>

test('a page has its heading, first paragraph, key points and sections', () => {
  const body = ':::in-short\n- One.\n- Two.\n:::\n\n## How far? {#far}\n\nA little\nfarther each day.\n'
  expect(compile(page(body))).toEqual({
    title: 'Walking with back pain',
    description:
      'How to walk when your back hurts, how far to go on the first day, and when to stop and call us.',
    heading: 'Walking',
    lead: 'Short walks help.',
    inShort: ['One.', 'Two.'],
    sections: [{ id: 'far', heading: 'How far?', body: ['A little farther each day.'] }],
    links: [{ href: '/resources/recovery', label: 'Recovery guide' }],
  })
})

test('a section keeps the ids of those that were merged into it', () => {
  const { sections } = compile(page('## How? {#how was="where when"}\n\nSo.\n')) as { sections: unknown[] }
  expect(sections).toEqual([{ id: 'how', was: ['where', 'when'], heading: 'How?', body: ['So.'] }])
})

const bodyOf = (markdown: string) => {
  const { sections } = compile(page(`## How? {#how}\n\n${markdown}\n`)) as { sections: { body: unknown[] }[] }
  return sections[0]?.body
}

test.each<[string, string, unknown]>([
  ['a list', '- one\n- two\n  lines', { list: ['one', 'two lines'] }],
  ['steps', '1. Sit.\n2. Stand.', { steps: ['Sit.', 'Stand.'] }],
  ['a note', ':::note\nCall first.\n:::', { note: 'Call first.' }],
  ['terms', ':::terms\n- **Week 1:** Walk.\n:::', { terms: [['Week 1', 'Walk.']] }],
  [
    'a table',
    ':::table[Nerves[^DERM]]\n| Nerve | Where |\n|---|---|\n| L4 | shin |\n:::',
    { table: { caption: 'Nerves[^DERM]', head: ['Nerve', 'Where'], rows: [['L4', 'shin']] } },
  ],
  [
    'a checklist',
    ':::checklist{id=bag}\n- [ ] Slippers {#slippers}\n:::',
    { checklist: 'bag', items: { slippers: 'Slippers' } },
  ],
  [
    'a daily checklist',
    ':::checklist{id=bag daily}\n- [ ] Slippers {#slippers}\n:::',
    { checklist: 'bag', items: { slippers: 'Slippers' }, isDaily: true },
  ],
  ['blanks', ':::blanks\n- Name\n- Notes {lines=3}\n:::', { blanks: ['Name', ['Notes', 3]] }],
  ['a claim', ':::claim{id=successRate}\nAsk.\n:::', { claim: 'successRate', caveat: 'Ask.' }],
  ['a timeline', '::timeline{id=fusion}', { timeline: 'fusion' }],
  ['a spine', '::spine[Low back]{levels="L4-L5 S1"}', { spine: ['L4-L5', 'S1'], caption: 'Low back' }],
  [
    'a figure',
    '::figure[A disc on a nerve]{name=herniated-disc}',
    { figure: 'herniated-disc', caption: 'A disc on a nerve' },
  ],
  ['people out of 100', '::of-100[people walk.]{count=63}', { of100: 63, caption: 'people walk.' }],
  [
    'inline marks as written',
    '[Read](/about#who) **now**, {call the office}.[^NHSW]',
    '[Read](/about#who) **now**, {call the office}.[^NHSW]',
  ],
  ['facts about the practice', 'Ask {practice:surgeon}.', 'Ask Dr. Sample Surgeon.'],
])('%s', (_, markdown, block) => expect(bodyOf(markdown)).toEqual([block]))

test('the times of one operation are a table, and those of all can be opened one by one', () => {
  const [one] = bodyOf('::milestones{operation=acdf}') as { table: { caption: string; rows: string[][] } }[]
  expect(one?.table.caption).toBe(
    'Usual times after ACDF of 1 or 2 levels. Go by what your surgeon tells you.',
  )
  expect(one?.table.rows).toContainEqual(['Desk work', expect.stringMatching(/^\d+ to \d+ weeks$/)])
  expect(one?.table.rows).toContainEqual([
    'Driving, once you’re off opioids',
    expect.stringMatching(/ weeks\[\^UK-131\]$/),
  ])
  const [all] = bodyOf('::milestones') as { milestones: [string, string[][]][] }[]
  expect(all?.milestones.map(([name]) => name)).toContain('Microdiscectomy')
  expect(() => bodyOf('::milestones{operation=acfd}')).toThrow('there is no operation "acfd": there is micro')
})

test('a page with a table of times has its sources', () => {
  const extra = 'reviewed: 2026-11-23\nsources: [NHSW]\nsignOff: []\n'
  const { health } = compile(
    page('## How? {#how}\n\nSo.[^NHSW]\n\n::milestones{operation=endoscopic}', extra),
  ) as {
    health: { sources: string[] }
  }
  expect(health.sources).toEqual(expect.arrayContaining(['NHSW', 'UK-131', 'BONO']))
})

test.each<[string, string, string]>([
  ['an unknown block', page('## How? {#how}\n\n:::box\nHi\n:::\n'), ':14: there is no block called :::box'],
  [
    'a section without an id',
    page('## How?\n\nSo.\n'),
    ':12: this heading needs an id at its end, such as {#how-far}',
  ],
  [
    'two sections with one id',
    page('## How? {#how}\n\nSo.\n\n## Why? {#how}\n\nSo.\n'),
    ':16: another section has the id {#how}',
  ],
  [
    'a merged section whose id is still there',
    page('## How? {#how}\n\nSo.\n\n## Why? {#why was="where how"}\n\nSo.\n'),
    ':16: another section has the id {#how}',
  ],
  ['a smaller heading', page('## How? {#how}\n\n### Then\n'), ':14: headings inside a page are ##'],
  ['HTML', page('## How? {#how}\n\nDo it <b>now</b>.\n'), ':14: HTML would be shown as it stands'],
  ['a picture', page('## How? {#how}\n\n![A disc](/disc.jpg)\n'), ':14: a picture can’t stand in a text'],
  ['a page without a title', page('## How? {#how}\n\nSo.\n').replace(/^title.*\n/m, ''), 'title: is missing'],
  [
    'an unknown claim',
    page('## How? {#how}\n\n{claim:surgery} of them.\n'),
    ':14: there is no {claim:surgery}: there is {claim:',
  ],
  ['a straight apostrophe', page("## How? {#how}\n\nDon't run.\n"), ':14: write n’t, with a curly ’'],
  ['a block without its end', page('## How? {#how}\n\n:::note\nHi\n'), ':14: :::note has no end'],
  ['text before the first section', page('So.\n'), ':12: expected a heading'],
  [
    'an unknown entry in the front matter',
    page('## How? {#how}\n\nSo.\n', 'autor: Me\n'),
    ':6: the front matter has an unknown entry "autor"',
  ],
  [
    'an unknown source',
    page('## How? {#how}\n\nSo.\n', 'reviewed: 2026-11-23\nsources: [NOBODY]\nsignOff: []\n'),
    ':7: health.sources.0: there is no source "NOBODY" in content/sources.ts',
  ],
  [
    'a health page without a review date',
    page('## How? {#how}\n\nSo.\n', 'sources: [NHSW]\nsignOff: []\n'),
    ': health.reviewed: ',
  ],
  ['a fact that is not there', page('## How? {#how}\n\n{practice:cat}\n'), 'there is no {practice:cat}'],
])('%s is refused, with its file and line', (_, text, message) => {
  expect(() => compile(text)).toThrow(/^content\/en\/pages\/walking\.md:\d+: /)
  expect(() => compile(text)).toThrow(message)
})

test('a guide without "What can I do now?" is refused', () => {
  const guide = page(
    ['feels', 'why', 'outlook', 'diagnosis', 'treatment', 'questions']
      .map((id) => `## ${id}? {#${id}}\n\nSo.\n`)
      .join('\n'),
    'name: Walking\nstructured: { signs: [Pain], treatments: [Rest] }\nsummary: Walks\nregion: neck\nlevels: [C5-C6]\nlevelsNote: Neck.\nreviewed: 2026-11-23\nsources: [NHSW]\nsignOff: []\n',
  ).replace('Short walks help.', 'Short walks help.\n\n:::in-short\n- One.\n- Two.\n- Three.\n:::')
  expect(() => compile(guide, 'conditions')).toThrow('the page needs the sections {#now}')
})

test('a procedure without "At a glance" is refused', () => {
  const sections = ['what', 'who', 'steps', 'benefits', 'risks', 'alternatives', 'recovery', 'questions']
  const guide = page(
    sections.map((id) => `## ${id}? {#${id}}\n\nSo.\n`).join('\n'),
    'name: Walking\nsummary: Walks\nkind: surgery\nregion: neck\nlevels: [C5-C6]\nlevelsNote: Neck.\nbodyLocation: Neck\npreparation: [Rest]\nfollowUp: None.\nconditions: [sciatica]\nservice: robotic-surgery\nreviewed: 2026-11-23\nsources: [NHSW]\nsignOff: []\n',
  ).replace('Short walks help.', 'Short walks help.\n\n:::in-short\n- One.\n- Two.\n- Three.\n:::')
  expect(() => compile(guide, 'procedures')).toThrow('the page needs the sections {#at-a-glance}')
})

const topic = (questions: string) => `---\nheading: Visits\nquestions:\n${questions}---\n`

test('a topic of the FAQ lists its questions with their answers', () => {
  const text = topic('  bring: a/b\n  park: a/c\n  late: a/d\n  cancel: a/e\n')
  expect(compile(text, 'faq')).toEqual({
    id: 'walking',
    heading: 'Visits',
    questions: { bring: 'a/b', park: 'a/c', late: 'a/d', cancel: 'a/e' },
  })
  expect(() => compile(topic('  bring: a/b\n'), 'faq')).toThrow(
    'walking.md:3: questions: a topic has four questions or more',
  )
})

test.each([
  [
    'a source that isn’t listed',
    page('## How? {#how}\n\nWalk.[^WALK][^NHSW]\n', 'sources: [NHSW]\nreviewed: 2026-11-01\nsignOff: []\n'),
    ':17: [^WALK] is used here but not listed under sources',
  ],
  [
    'a source that isn’t used',
    page('## How? {#how}\n\nWalk.\n', 'sources: [NHSW]\nreviewed: 2026-11-01\nsignOff: []\n'),
    ':6: NHSW is listed under sources, but no [^NHSW] uses it',
  ],
  [
    'a misspelled mark',
    page('## How? {#how}\n\nWe are {practise:name}.\n'),
    ':14: there is no {practise:name}',
  ],
])('names the file and line of %s', (_, text, message) =>
  expect(() => compile(text)).toThrow(`content/en/pages/walking.md${message}`),
)
