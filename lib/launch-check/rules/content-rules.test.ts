import { existsSync } from 'node:fs'
import { checkApprovals } from './approvals'
import { checkClaims } from './claims'
import { checkReviews } from './reviews'
import { checkStillMissing } from './still-missing'
import { siteContent } from '../site-content'
import { properContent } from '../testing/proper-site'
import { checkUnfinishedPages } from './unfinished-pages'

const { practice, signOff, claims, stories, testimonials } = properContent

test('every page has a file', () => {
  expect(siteContent.pages.length).toBeGreaterThan(70)
  expect(siteContent.pages.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('the surgeon and counsel each have to approve their part', () => {
  expect(checkApprovals({ practice, signOff: { ...signOff, signed: 249 } })).toMatchObject([
    { code: 'medical-sign-off-missing', problem: expect.stringContaining('signed 249 of 250') },
  ])
  expect(
    checkApprovals({ practice: { ...practice, legalReview: { isReviewed: false } }, signOff }),
  ).toMatchObject([{ severity: 'fail', code: 'legal-review-missing' }])
})

test('names a claim without records and the law', () => {
  const open = { text: '99%', note: 'Made up.', records: null }
  expect(checkClaims({ claims: { ...claims, made: open } })).toMatchObject([
    { severity: 'fail', where: 'content/claims.ts, made', rule: expect.stringContaining('651(b)') },
  ])
})

test('counts made-up reviews and names the law', () => {
  const [first, ...others] = stories
  const mixed = [{ ...first!, sample: true }, ...others]
  expect(checkReviews({ stories: mixed, testimonials })).toMatchObject([
    { code: 'sample-stories', problem: '1 of 8 are made up.', rule: expect.stringContaining('16 CFR 465.2') },
  ])
  const made = testimonials.map((testimonial) => ({ ...testimonial, sample: true }))
  expect(checkReviews({ stories, testimonials: made })).toMatchObject([
    { severity: 'fail', code: 'sample-testimonials' },
  ])
})

describe('pages', () => {
  const page = { file: 'content/en/pages/reviews.md', texts: ['We took blood samples.'] }

  test('may mention other samples', () => expect(checkUnfinishedPages({ pages: [page] })).toEqual([]))

  test('may not call the reviews samples', () =>
    expect(
      checkUnfinishedPages({ pages: [{ ...page, texts: ['These stories are samples.'] }] }),
    ).toMatchObject([
      { severity: 'fail', code: 'page-speaks-of-samples', where: 'content/en/pages/reviews.md' },
    ]))
})

test('each detail that the practice still has to supply is a warning', () => {
  const stillMissing = { surgeon: ['The hospital'], office: ['The prices'] }
  expect(checkStillMissing({ stillMissing })).toMatchObject([
    {
      severity: 'warning',
      code: 'detail-missing',
      where: 'content/still-missing.ts, surgeon',
      detail: 'The hospital',
    },
    {
      severity: 'warning',
      code: 'detail-missing',
      where: 'content/still-missing.ts, office',
      detail: 'The prices',
    },
  ])
  if (siteContent.practice.sample)
    expect(siteContent.stillMissing.surgeon).toContain('The hospitals where the surgeon operates')
})
