import { launchCheck } from './launch-check'
import { reportOf } from './report'
import { siteContent } from './site-content'
import { nameServer, properContent, properRecords, properVariables, today } from './testing/proper-site'

const noLookUp = async () => {
  throw new Error('No DNS lookup was expected.')
}
const reach = async () => null

// Does not apply once the practice has put in its own content.
const shipped = siteContent.practice.sample ? test : test.skip

shipped('the sample site is not ready to launch, for exactly these reasons', async () => {
  const findings = await launchCheck(siteContent, {}, { now: today, lookUp: noLookUp, reach })
  expect(findings.map(({ severity, code, where }) => `${severity} ${code}: ${where}`)).toEqual([
    'fail mail-address-missing: CONTACT_FROM',
    'fail mail-address-missing: CONTACT_TO',
    'fail site-url-unset: SITE_URL',
    'fail mail-not-sent: SMTP_URL',
    'fail claim-not-substantiated: content/claims.ts, complexRecovery',
    'fail claim-not-substantiated: content/claims.ts, discReplacementRecovery',
    'fail claim-not-substantiated: content/claims.ts, endoscopicRecovery',
    'fail claim-not-substantiated: content/claims.ts, insurance',
    'fail claim-not-substantiated: content/claims.ts, minimallyInvasiveRecovery',
    'fail claim-not-substantiated: content/claims.ts, procedures',
    'fail claim-not-substantiated: content/claims.ts, successRate',
    'fail claim-not-substantiated: content/claims.ts, surgeries',
    'fail claim-not-substantiated: content/claims.ts, yearsOfExperience',
    'fail medical-sign-off-missing: content/clinical/sign-off.jsonl',
    'fail page-speaks-of-samples: content/en/answers/practice/reviews.md',
    'fail page-speaks-of-samples: content/en/legal/medical-disclaimer.md',
    'fail page-speaks-of-samples: content/en/pages/reviews.md',
    'fail legal-review-missing: content/practice.ts, legalReview.isReviewed',
    'fail sample-detail: content/practice.ts, office.address',
    'fail sample-email: content/practice.ts, office.email',
    'fail sample-phone: content/practice.ts, office.fax',
    'fail sample-phone: content/practice.ts, office.phone.display',
    'fail sample-phone: content/practice.ts, office.phone.href',
    'fail practice-is-sample: content/practice.ts, sample',
    'fail sample-detail: content/practice.ts, surgeon.name',
    'fail sample-email: content/practice.ts, webSecurityEmail',
    'fail sample-stories: content/stories.ts, stories',
    'fail sample-testimonials: content/stories.ts, testimonials',
    'warning nobody-alerted: ALERT_WEBHOOK_URL',
    'warning storage-in-checkout: DATA_DIR',
    'warning place-not-known: GEO_SOURCE',
    'warning staff-links-off: STAFF_PASSCODE',
    ...Array<string>(8).fill('warning detail-missing: content/still-missing.ts, office'),
    ...Array<string>(7).fill('warning detail-missing: content/still-missing.ts, surgeon'),
  ])
  expect(reportOf(findings).isFit).toBe(false)
})

test('a fully prepared site has no findings', async () => {
  const findings = await launchCheck(properContent, properVariables, {
    now: today,
    lookUp: nameServer(properRecords),
    reach,
  })
  expect(findings).toEqual([])
})

test('reports an invalid configuration and still checks the content', async () => {
  const variables = { ...properVariables, PORT: 'eighty', GEO_SOURCE: 'guess' }
  const content = { ...properContent, practice: { ...properContent.practice, sample: true } }
  const findings = await launchCheck(content, variables, { now: today, lookUp: noLookUp, reach })
  expect(findings.map(({ code, where }) => [code, where])).toEqual([
    ['configuration-refused', 'GEO_SOURCE'],
    ['configuration-refused', 'PORT'],
    ['practice-is-sample', 'content/practice.ts, sample'],
  ])
})

describe('never prints a secret', () => {
  const secret = 'c2VjcmV0LXZhbHVl'
  const key = Buffer.alloc(32, secret).toString('base64')
  const accepted = {
    ...properVariables,
    SITE_URL: `http://${secret}:${secret}@localhost`,
    DATA_DIR: `/tmp/${secret}`,
    REQUESTS_KEY: key,
    RESEND_API_KEY: secret,
    SMTP_URL: `smtp://${secret}:${secret}@mail.nowhere`,
    CONTACT_TO: `${secret}@example.com`,
    CONTACT_FROM: `${secret} <${secret}@spine.nowhere>`,
    OPENAI_API_KEY: secret,
    DATABASE_URL: `postgres://${secret}:${secret}@db.nowhere/spine?sslmode=verify-full&sslrootcert=/tmp/${secret}`,
    CRON_SECRET: secret,
  }
  const refused = Object.fromEntries(Object.keys(accepted).map((name) => [name, `${secret} ${key}`]))

  test.each([
    ['from a valid configuration', accepted],
    ['from an invalid configuration', { ...refused, PORT: secret, TRUSTED_PROXY_HOPS: secret }],
  ])('%s', async (_, variables) => {
    const findings = await launchCheck(siteContent, variables, { now: today, lookUp: nameServer({}), reach })
    expect(findings.length).toBeGreaterThan(3)
    expect(JSON.stringify(findings)).not.toContain(secret)
    expect(JSON.stringify(findings)).not.toContain(key.slice(0, 12))
  })
})
