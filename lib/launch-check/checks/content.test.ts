import { existsSync } from 'node:fs'
import { nameServer, properContent, properRecords, properVariables } from '@/tests/support/proper-site'
import { launchCheck } from '../launch-check'
import { siteContent, type SiteContent } from '../site-content'

const noon = '2026-11-20T20:00:00Z'

/** What the check finds if this is changed about a fully prepared site. */
const find = (changed: Partial<SiteContent>, now = '2026-11-30T20:00:00Z') =>
  launchCheck({ ...properContent, ...changed }, properVariables, {
    now: new Date(now),
    lookUp: nameServer(properRecords),
    reach: async () => null,
  })
const { practice, office, claims, stories, testimonials } = properContent

test('every page has a file', () => {
  expect(siteContent.pages.length).toBeGreaterThan(70)
  expect(siteContent.pages.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('the surgeon and counsel each have to approve their part', async () => {
  expect(await find({ signOff: { signed: 249, all: 250, pages: [] } })).toMatchObject([
    { name: 'medical-sign-off-missing', problem: expect.stringContaining('signed 249 of 250') },
  ])
  expect(await find({ practice: { ...practice, legalReviewed: false } })).toMatchObject([
    { severity: 'fail', name: 'legal-review-missing' },
  ])
})

test('names a claim without records, what proves it and the law', async () => {
  const open = { text: '99%', note: 'Made up.', records: null }
  const found = await find({ claims: { ...claims, made: open, madeRecovery: open, insurance: open } })
  const expected = (key: string, from: string, needed: RegExp) => ({
    where: `content/practice/claims.yaml, ${key}`,
    from,
    needed: expect.stringMatching(needed),
    rule: expect.stringContaining('651(b)'),
  })
  expect(found).toMatchObject([
    expected('made', 'surgeon', /records behind the figure “99%”/),
    expected('madeRecovery', 'surgeon', /study.*“99%”/),
    expected('insurance', 'office manager', /plans you accept.*“99%”/),
  ])
})

test('counts made-up reviews and names the law', async () => {
  const [first, ...others] = stories
  expect(await find({ stories: [{ ...first!, sample: true }, ...others] })).toMatchObject([
    {
      where: 'content/practice/stories.yaml, stories',
      problem: '1 of 8 are made up.',
      rule: expect.stringContaining('16 CFR 465.2'),
    },
  ])
  const made = testimonials.map((testimonial) => ({ ...testimonial, sample: true }))
  expect(await find({ testimonials: made })).toMatchObject([
    { severity: 'fail', where: 'content/practice/stories.yaml, testimonials' },
  ])
})

describe('pages', () => {
  const page = { file: 'content/en/pages/reviews.md', texts: ['We took blood samples.'] }

  test('may mention other samples', async () => expect(await find({ pages: [page] })).toEqual([]))

  test('may not call the reviews samples', async () =>
    expect(await find({ pages: [{ ...page, texts: ['These stories are samples.'] }] })).toMatchObject([
      { severity: 'fail', name: 'page-speaks-of-samples', where: 'content/en/pages/reviews.md' },
    ]))
})

test('each detail that the practice still has to supply is a warning', async () => {
  const stillMissing = { surgeon: ['The hospital'], office: ['The prices'] }
  expect(await find({ stillMissing })).toMatchObject([
    { severity: 'warning', from: 'surgeon', needed: expect.stringContaining('The hospital') },
    { severity: 'warning', from: 'office manager', needed: expect.stringContaining('The prices') },
  ])
})

test('a fact that isn’t known is asked for, and one that is known, “no” included, is not', async () => {
  const { practice, office, insurance } = properContent
  const surgeon = { ...practice.surgeon, npi: null }
  const changed = {
    practice: { ...practice, surgeon },
    office: { ...office, afterHours: null },
    insurance: { ...insurance, workersCompensation: null },
  }
  expect(await find(changed)).toMatchObject([
    { severity: 'warning', from: 'surgeon', needed: expect.stringContaining('NPI') },
    { severity: 'warning', from: 'office manager', needed: expect.stringContaining('the office is closed') },
    { severity: 'warning', from: 'office manager', needed: expect.stringContaining('workers’ compensation') },
  ])
  expect(await find({ insurance: { ...insurance, workersCompensation: false } })).toEqual([])
})

describe('details of the practice', () => {
  const problems = async (changed: Partial<typeof office>) =>
    (await find({ office: { ...office, ...changed } })).map(({ name, where, problem }) => [
      name,
      where,
      problem,
    ])

  test.each(['(559) 555-0143', '559.555.9999', '+1 559 555 0143', 'tel:+15595550143'])(
    '%s is made up',
    async (fax) =>
      expect(await problems({ fax })).toEqual([
        ['sample-fax', 'content/practice/office.yaml, fax', '555 numbers are fictitious.'],
      ]),
  )

  test.each(['(559) 200-0143', '(555) 200-0143', '+1 555 200 0143', '93555'])('%s may be real', async (fax) =>
    expect(await problems({ fax })).toEqual([]),
  )

  test.each(['office@example.com', 'office@mail.example.org', 'office@Example.NET'])(
    '%s is an example address',
    async (email) =>
      expect(await problems({ email })).toEqual([
        ['sample-email', 'content/practice/office.yaml, email', 'No real address is at example.com.'],
      ]),
  )

  test('office@counterexample.com may be real', async () =>
    expect(await problems({ email: 'office@counterexample.com' })).toEqual([]))

  test.each(['100 Example Street', 'Sample Building'])('"%s" is a sample', async (address) =>
    expect(await problems({ address })).toEqual([
      ['sample-address', 'content/practice/office.yaml, address', 'It is a sample value.'],
    ]),
  )

  test('are looked at in any field, including new ones', async () => {
    const later = { ...practice, security: { contacts: ['security@example.com'] } }
    expect(await find({ practice: later })).toMatchObject([
      { name: 'sample-detail', where: 'content/practice/practice.yaml, security.contacts.0' },
    ])
  })

  test('have to be confirmed before the site stops being a demonstration', async () => {
    const found = await find({ practice: { ...practice, sample: true } })
    expect(found.map(({ severity, name }) => `${severity} ${name}`)).toEqual(
      expect.arrayContaining(['fail practice-is-sample', 'fail hours-not-confirmed']),
    )
  })
})

describe('the last review of a health page', () => {
  const isOld = async (reviewed: string | undefined, now: string) => {
    const page = { file: 'content/en/pages/faq.md', texts: [], ...(reviewed && { reviewed }) }
    return (await find({ pages: [page] }, now)).some(({ name }) => name === 'review-not-current')
  }

  test.each([
    ['today', '2026-11-20', noon, false],
    ['tomorrow', '2026-11-21', noon, true],
    ['two years ago to the day', '2024-11-20', noon, false],
    ['two years and a day ago', '2024-11-19', noon, true],
    ['long ago', '1999-12-31', noon, true],
    ['a leap day, on the last day of its two years', '2024-02-29', '2026-02-28T20:00:00Z', false],
    ['a leap day, on the day after', '2024-02-29', '2026-03-01T20:00:00Z', true],
    ['the day before a leap day two years on', '2026-02-28', '2028-02-29T20:00:00Z', true],
  ])('%s', async (_, reviewed, now, expected) => expect(await isOld(reviewed, now)).toBe(expected))

  test("is counted in the office's time zone, not UTC", async () => {
    expect(await isOld('2024-11-20', '2026-11-21T07:59:00Z')).toBe(false)
    expect(await isOld('2024-11-20', '2026-11-21T08:00:00Z')).toBe(true)
  })

  test('does not matter to pages without one', async () => expect(await isOld(undefined, noon)).toBe(false))
})
