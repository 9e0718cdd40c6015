import { missingFacts } from '@/content/still-missing'
import { at, mailDomain, type Checks, type Place } from '@/lib/launch-check/check'
import type { SiteContent } from '@/lib/launch-check/site-content'
import { isExampleName } from '@/lib/platform/site-url'

type Subject = SiteContent & { now: Date }

/** Every string in the data with its path, such as `office.phone.display`. */
function strings(value: unknown, path: string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, [...path, key]))
}

/** A North American number with exchange 555, which no office has. */
function isMadeUpNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 && digits.slice(3, 6) === '555'
}

/** Why a text about the practice can't be real. */
function problemWith(text: string): string | undefined {
  if (isMadeUpNumber(text)) return '555 numbers are fictitious.'
  if (text.includes('@') && isExampleName(mailDomain(text))) return 'No real address is at example.com.'
  if (/\b(sample|example)\b/i.test(text)) return 'It is a sample value.'
  return undefined
}

const asked = /^(practice\.(surgeon\.name|webSecurityEmail)|office\.(address|phone|fax|email))$/

/** What the compiler makes of other facts. */
const derived = /^office\.(addressLine|hours|.+\.href$)/

/** Facts of the practice and the office that match, and whose text can't be real. */
const sampleFields =
  (isField: (field: string) => boolean) =>
  ({ practice, office }: Subject): Place[] =>
    strings({ practice, office }).flatMap(({ field, text }) => {
      const name = field.replace(/\.display$/, '')
      const problem = isField(name) && !derived.test(field) ? problemWith(text) : undefined
      const where = `content/practice/${name.replace('.', '.yaml, ')}`
      return problem ? [{ where, problem }] : []
    })
const sampleField = (...names: string[]) => sampleFields((field) => names.includes(field))

const isDemonstration = ({ practice }: Subject) => practice.sample

/** Claims without records, which stand on the site as they are. */
const openClaims =
  (isClaim: (key: string) => boolean) =>
  ({ claims }: Subject): Place[] =>
    Object.entries(claims)
      .filter(([key, { records }]) => records === null && isClaim(key))
      .map(([key, { text }]) => ({ where: `content/practice/claims.yaml, ${key}`, about: text }))

const stillMissing =
  (key: 'surgeon' | 'office') =>
  (content: Subject): Place[] =>
    [
      ...missingFacts(content)[key],
      ...content.stillMissing[key].map((about) => ({ where: `content/still-missing.ts, ${key}`, about })),
    ].map((place) => ({ ...place, isWarning: true }))

const confirmed = (where: string) => at(where, isDemonstration)

function samplesAmongReviews({ stories, testimonials }: Subject): Place[] {
  return Object.entries({ stories, testimonials }).flatMap(([name, all]) => {
    const samples = all.filter(({ sample }) => sample).length
    const problem = `${samples} of ${all.length} are made up.`
    return samples > 0 ? [{ where: `content/practice/stories.yaml, ${name}`, problem }] : []
  })
}

/** Health pages that were last reviewed more than two years ago, or on a future date, by the office's calendar. */
function outdatedReviews({ pages, office, now }: Subject): Place[] {
  const { timeZone } = office
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  // Not a real date for February 29, but it still sorts correctly as text.
  const oldest = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`
  return pages.flatMap(({ file, reviewed = today }) => {
    if (reviewed >= oldest && reviewed <= today) return []
    const is = reviewed > today ? 'is in the future' : 'is more than two years ago'
    return [{ where: `${file}, health.reviewed`, problem: `The last review, ${reviewed}, ${is}.` }]
  })
}

function openSignOff({ signOff: { signed, all } }: Subject): Place[] {
  const problem = `The surgeon has signed ${signed} of ${all} tables, pages and groups of answers.`
  return signed < all ? [{ where: 'content/clinical/sign-off.jsonl', problem }] : []
}

const speaksOfSamples = ({ pages }: Subject): Place[] =>
  pages
    .filter(({ texts }) => texts.some((text) => /\bare samples\b/i.test(text)))
    .map(({ file }) => ({ where: file }))

/** Every check of the content. */
export const contentChecks: Checks<Subject> = {
  'sample-name': sampleField('practice.surgeon.name'),
  'degree-not-confirmed': confirmed(
    'content/practice/practice.yaml, surgeon.credentials and surgeon.specialty',
  ),
  'surgeon-detail-missing': stillMissing('surgeon'),
  'training-not-confirmed': confirmed(
    'content/en/pages/biography.md, about.md and credentials.md; content/en/ui/pages/home.ts',
  ),
  'figure-not-substantiated': openClaims((key) => key !== 'insurance' && !key.endsWith('Recovery')),
  'recovery-time-not-substantiated': openClaims((key) => key.endsWith('Recovery')),
  'medical-sign-off-missing': openSignOff,
  'review-not-current': outdatedReviews,
  'sample-address': sampleField('office.address'),
  'sample-phone': sampleField('office.phone'),
  'sample-fax': sampleField('office.fax'),
  'sample-email': sampleField('office.email'),
  'hours-not-confirmed': confirmed('content/practice/office.yaml, openings and holidays'),
  'name-not-confirmed': confirmed('content/practice/practice.yaml, name; office.yaml, position'),
  'building-not-confirmed': confirmed(
    'content/en/ui/contact/page.ts; content/practice/office.yaml, referrals',
  ),
  'insurance-not-substantiated': openClaims((key) => key === 'insurance'),
  'office-detail-missing': stillMissing('office'),
  'sample-reviews': samplesAmongReviews,
  'legal-review-missing': at(
    'content/practice/practice.yaml, legalReviewed',
    ({ practice }) => !practice.legalReviewed,
  ),
  'sample-security-address': sampleField('practice.webSecurityEmail'),
  'sample-detail': sampleFields((field) => !asked.test(field)),
  'page-speaks-of-samples': speaksOfSamples,
  'practice-is-sample': confirmed('content/practice/practice.yaml, sample'),
}
