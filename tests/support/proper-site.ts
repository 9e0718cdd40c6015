import type { LookUpText, TextRecords } from '@/lib/launch-check/check'
import { siteContent, type SiteContent } from '@/lib/launch-check/site-content'

/*
 * A fully prepared practice. The check must not mistake it for a sample, so it has no 555 numbers and no
 * example.com. It is fictitious all the same: no exchange starts with 0, and there is no top-level domain
 * `nowhere`.
 */

const { practice, office, claims, stories, testimonials, pages } = siteContent

export const properContent: SiteContent = {
  practice: {
    ...practice,
    sample: false,
    surgeon: {
      ...practice.surgeon,
      name: 'Dr. Ana Placeholder',
      npi: '1234567893',
      license: 'A 00000',
      languages: ['English'],
      hospitals: ['Nowhere Hospital'],
    },
    webSecurityEmail: 'web@spine.nowhere',
    legalReviewed: true,
  },
  office: {
    ...office,
    address: '1 Nowhere Road',
    phone: { display: '(559) 055-0142', href: 'tel:+15590550142' },
    fax: '(559) 055-0143',
    email: 'office@spine.nowhere',
    afterHours: { display: '(559) 055-0144', href: 'tel:+15590550144' },
    languages: ['Spanish'],
  },
  insurance: {
    plans: ['Nowhere PPO'],
    mediCalPlans: ['Nowhere Plan'],
    workersCompensation: false,
    cashPrices: 'A first visit costs $300.',
  },
  signOff: { signed: 250, all: 250, pages: [] },
  claims: Object.fromEntries(
    Object.entries(claims).map(([key, claim]) => [key, { ...claim, records: 'Made-up records' }]),
  ),
  stories: stories.map((story) => ({ ...story, sample: false })),
  testimonials: testimonials.map((testimonial) => ({ ...testimonial, sample: false })),
  pages: pages.map((page) => ({
    ...page,
    texts: page.texts.filter((text) => !text.includes('are samples')),
  })),
  stillMissing: { surgeon: [], office: [] },
}

export const properVariables = {
  SITE_URL: 'https://spine.nowhere',
  DATA_DIR: '/var/lib/spine',
  REQUESTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://user:pass@mail.nowhere:465',
  CONTACT_TO: 'staff@spine.nowhere',
  CONTACT_FROM: 'Website <web@spine.nowhere>',
  BUSINESS_ASSOCIATES: 'mail.nowhere',
  STAFF_PASSCODE: 'made-up-passcode',
  GEO_SOURCE: 'cloudflare',
  TRUSTED_PROXY_HOPS: '1',
  HEARTBEAT_URL: 'https://pulse.nowhere/spine',
}

type Records = Record<string, TextRecords>

/** A fake DNS with only these records. */
export const nameServer =
  (records: Records): LookUpText =>
  async (name) =>
    records[name] ?? 'absent'

export const properRecords = {
  'spine.nowhere': ['some-other=record', 'v=spf1 include:mail.nowhere -all'],
  '_dmarc.spine.nowhere': ['v=DMARC1; p=reject'],
  '_domainkey.spine.nowhere': 'empty',
} satisfies Records

export const today = new Date('2026-11-30T20:00:00Z')
