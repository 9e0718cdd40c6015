import { launchCheck } from './launch-check'
import { reportOf } from './report'
import { needs } from '@/content/launch-needs'
import { contentChecks } from './checks/content'
import { settingsChecks } from './checks/settings'
import { siteContent } from './site-content'
import { parseEnvironment } from '@/lib/platform/env'
import { refusalsFor } from '@/lib/platform/launch-refusals'
import { nameServer, properContent, properRecords, properVariables, today } from '@/tests/support/proper-site'

const noLookUp = async () => {
  throw new Error('No DNS lookup was expected.')
}
const reach = async () => null

test('the sample site is not ready to launch, for exactly these reasons', async () => {
  const content = {
    ...siteContent,
    pages: properContent.pages,
    signOff: { signed: 0, all: 250, pages: [] },
    stillMissing: { surgeon: ['The surgeon’s photo'], office: ['The name of the patient portal'] },
  }
  const report = reportOf(await launchCheck(content, {}, { now: today, lookUp: noLookUp, reach }))
  expect(report.findings.map(({ severity, name, where }) => `${severity} ${name}: ${where}`)).toEqual([
    'fail sender-missing: CONTACT_FROM',
    'fail staff-mailbox-missing: CONTACT_TO',
    'fail requests-key-missing: REQUESTS_KEY',
    'fail site-url-not-public: SITE_URL',
    'fail mail-not-sent: SMTP_URL',
    'fail medical-sign-off-missing: content/clinical/sign-off.jsonl',
    'fail training-not-confirmed: content/en/pages/biography.md, about.md and credentials.md; content/en/ui/pages/home.ts',
    'fail building-not-confirmed: content/en/ui/contact/page.ts; content/practice/office.yaml, referrals',
    'fail recovery-time-not-substantiated: content/practice/claims.yaml, complexRecovery',
    'fail recovery-time-not-substantiated: content/practice/claims.yaml, discReplacementRecovery',
    'fail recovery-time-not-substantiated: content/practice/claims.yaml, endoscopicRecovery',
    'fail insurance-not-substantiated: content/practice/claims.yaml, insurance',
    'fail recovery-time-not-substantiated: content/practice/claims.yaml, minimallyInvasiveRecovery',
    'fail figure-not-substantiated: content/practice/claims.yaml, procedures',
    'fail figure-not-substantiated: content/practice/claims.yaml, successRate',
    'fail figure-not-substantiated: content/practice/claims.yaml, surgeries',
    'fail figure-not-substantiated: content/practice/claims.yaml, yearsOfExperience',
    'fail sample-address: content/practice/office.yaml, address',
    'fail sample-email: content/practice/office.yaml, email',
    'fail sample-fax: content/practice/office.yaml, fax',
    'fail hours-not-confirmed: content/practice/office.yaml, openings and holidays',
    'fail sample-phone: content/practice/office.yaml, phone',
    'fail legal-review-missing: content/practice/practice.yaml, legalReviewed',
    'fail name-not-confirmed: content/practice/practice.yaml, name; office.yaml, position',
    'fail practice-is-sample: content/practice/practice.yaml, sample',
    'fail degree-not-confirmed: content/practice/practice.yaml, surgeon.credentials and surgeon.specialty',
    'fail sample-name: content/practice/practice.yaml, surgeon.name',
    'fail sample-security-address: content/practice/practice.yaml, webSecurityEmail',
    'fail sample-reviews: content/practice/stories.yaml, stories',
    'fail sample-reviews: content/practice/stories.yaml, testimonials',
    'warning nobody-alerted: ALERT_WEBHOOK_URL or HEARTBEAT_URL',
    'warning storage-does-not-last: DATA_DIR',
    'warning place-not-known: GEO_SOURCE',
    'warning staff-passcode-missing: STAFF_PASSCODE',
    'warning office-detail-missing: content/practice/insurance.yaml, cashPrices',
    'warning office-detail-missing: content/practice/insurance.yaml, mediCalPlans',
    'warning office-detail-missing: content/practice/insurance.yaml, plans',
    'warning office-detail-missing: content/practice/insurance.yaml, workersCompensation',
    'warning office-detail-missing: content/practice/office.yaml, afterHours',
    'warning office-detail-missing: content/practice/office.yaml, languages',
    'warning surgeon-detail-missing: content/practice/practice.yaml, surgeon.hospitals',
    'warning surgeon-detail-missing: content/practice/practice.yaml, surgeon.languages',
    'warning surgeon-detail-missing: content/practice/practice.yaml, surgeon.license',
    'warning surgeon-detail-missing: content/practice/practice.yaml, surgeon.npi',
    'warning office-detail-missing: content/still-missing.ts, office',
    'warning surgeon-detail-missing: content/still-missing.ts, surgeon',
  ])
  expect(report.isFit).toBe(false)
})

test('every need has a check', () => {
  const checked = Object.keys({ ...settingsChecks, ...contentChecks, 'configuration-refused': null })
  expect(checked.sort()).toEqual(Object.values(needs).flatMap(Object.keys).sort())
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
  expect(findings.map(({ name, where }) => [name, where])).toEqual(
    expect.arrayContaining([
      ['configuration-refused', 'PORT'],
      ['configuration-refused', 'GEO_SOURCE'],
      ['practice-is-sample', 'content/practice/practice.yaml, sample'],
    ]),
  )
})

test('the launch check fails for each reason for which a public site takes no requests', async () => {
  const content = { ...properContent, practice: { ...properContent.practice, sample: true } }
  const variables = { ...properVariables, SMTP_URL: undefined, REQUESTS_KEY: undefined }
  const findings = await launchCheck(content, variables, {
    now: today,
    lookUp: nameServer(properRecords),
    reach,
  })
  const failures = findings.filter(({ severity }) => severity === 'fail').map(({ name }) => name)
  expect(failures).toEqual(
    expect.arrayContaining(refusalsFor(parseEnvironment(variables), content.practice.sample)),
  )
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
