import { mailDomain, type Checks, type Place } from '@/lib/launch-check/check'
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

const claimLaw = 'California Business and Professions Code 651(b)'

/** Claims without records; `needed` says what proves one. */
const openClaims =
  (isClaim: (key: string) => boolean, needed: (text: string) => string) =>
  ({ claims }: Subject): Place[] =>
    Object.entries(claims)
      .filter(([key, { records }]) => records === null && isClaim(key))
      .map(([key, { text }]) => ({
        where: `content/practice/claims.yaml, ${key}`,
        needed: needed(text),
      }))

const stillMissing =
  (key: 'surgeon' | 'office') =>
  (content: Subject): Place[] =>
    content.stillMissing[key].map((detail) => ({
      where: `content/still-missing.ts, ${key}`,
      needed: `For the pages and answers: “${detail}”, because patients ask and the site leaves it out until you say`,
      isWarning: true,
    }))

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

/** Every check of the content. */
export const contentChecks: Checks<Subject> = {
  surgeon: {
    'sample-name': {
      needed: 'Your full name the way patients know it, because every page names you',
      finds: sampleField('practice.surgeon.name'),
    },
    'degree-not-confirmed': {
      needed:
        'Your degree and your specialty as they stand on your certificates, because they appear beside your name',
      where: 'content/practice/practice.yaml, surgeon.credentials and surgeon.specialty',
      isWrong: isDemonstration,
    },
    'surgeon-detail-missing': { needed: 'What patients ask about you', finds: stillMissing('surgeon') },
    'training-not-confirmed': {
      needed:
        'Your word that the years of training and the board certification on the site are right, because patients can look them up',
      where: 'content/en/pages/biography.md, about.md and credentials.md; content/en/ui/pages/home.ts',
      isWrong: isDemonstration,
    },
    'figure-not-substantiated': {
      needed: 'The records that prove it',
      rule: claimLaw,
      finds: openClaims(
        (key) => key !== 'insurance' && !key.endsWith('Recovery'),
        (text) =>
          `The records behind the figure “${text}”, because California law allows only figures you can prove; without records it comes off the site`,
      ),
    },
    'recovery-time-not-substantiated': {
      needed: 'The records that prove it',
      rule: claimLaw,
      finds: openClaims(
        (key) => key.endsWith('Recovery'),
        (text) =>
          `Your own records or a study behind the recovery time “${text}”, because patients plan their work by it; otherwise it comes off the site`,
      ),
    },
    'medical-sign-off-missing': {
      needed:
        'Your signature on the document that npm run sign-off prints, because the site tells patients what is urgent and when they can go back to work',
      finds: ({ signOff: { signed, all } }) => {
        const problem = `The surgeon has signed ${signed} of ${all} tables, pages and groups of answers.`
        return signed < all ? [{ where: 'content/clinical/sign-off.jsonl', problem }] : []
      },
    },
    'review-not-current': {
      needed:
        'A new check of a health page against its sources, because its last one was more than two years ago, or has a date in the future',
      finds: outdatedReviews,
    },
  },
  'office manager': {
    'sample-address': {
      needed: 'The street address with suite, city and ZIP code, because patients drive there',
      finds: sampleField('office.address'),
    },
    'sample-phone': {
      needed:
        'The phone number that patients should call, because it is the first thing most of them look for',
      finds: sampleField('office.phone'),
    },
    'sample-fax': {
      needed: 'The fax number, because other offices send records and referrals by fax',
      finds: sampleField('office.fax'),
    },
    'sample-email': {
      needed: 'The e-mail address that patients may see, because it is shown beside the phone number',
      finds: sampleField('office.email'),
    },
    'hours-not-confirmed': {
      needed:
        'The opening hours, the phone hours and the days you are closed this year, because the site computes from them by when a patient has to be called back',
      where: 'content/practice/office.yaml, openings and holidays',
      isWrong: isDemonstration,
    },
    'name-not-confirmed': {
      needed:
        'The name of the practice, and where the entrance is on a map, because the site measures from there whether a visitor lives nearby',
      where: 'content/practice/practice.yaml, name; office.yaml, position',
      isWrong: isDemonstration,
    },
    'building-not-confirmed': {
      needed: 'Your word that parking is free and the building accessible, because the contact page says so',
      where: 'content/en/ui/contact/page.ts',
      isWrong: isDemonstration,
    },
    'insurance-not-substantiated': {
      needed: 'The list of insurance plans you accept',
      rule: claimLaw,
      finds: openClaims(
        (key) => key === 'insurance',
        (text) =>
          `The list of insurance plans you accept, because the site says “${text}” and has to be able to prove it`,
      ),
    },
    'office-detail-missing': { needed: 'What patients ask about the office', finds: stillMissing('office') },
    'sample-reviews': {
      needed:
        'Real reviews and stories, each with the patient’s written consent to the words, the name and the procedure, because made-up ones are against the law once the site is live; counsel looks at the consents first',
      rule: `16 CFR 465.2; ${claimLaw}`,
      finds: samplesAmongReviews,
    },
  },
  counsel: {
    'legal-review-missing': {
      needed:
        'A review of all notices under /legal, with an answer to every line of docs/counsel-checklist.md, because they are templates until a lawyer has read them',
      where: 'content/practice/practice.yaml, legalReviewed',
      isWrong: ({ practice }) => !practice.legalReviewed,
    },
  },
  'web person': {
    'sample-security-address': {
      needed:
        'An address for security reports, because researchers look for one in /.well-known/security.txt',
      finds: sampleField('practice.webSecurityEmail'),
    },
    'sample-detail': {
      needed: 'The real value in place of a sample, because patients take it for real',
      finds: sampleFields((field) => !asked.test(field)),
    },
    'page-speaks-of-samples': {
      needed:
        'Sentences about samples rewritten once real reviews are in, because they would no longer be true',
      finds: ({ pages }) =>
        pages
          .filter(({ texts }) => texts.some((text) => /\bare samples\b/i.test(text)))
          .map(({ file }) => ({ where: file })),
    },
    'practice-is-sample': {
      needed:
        'The switch from demonstration to real practice, last, because the footer of every page calls the site a demonstration until then',
      where: 'content/practice/practice.yaml, sample',
      isWrong: isDemonstration,
    },
  },
}
