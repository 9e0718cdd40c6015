import '@/content/schemas/zod-without-eval'
import { z } from 'zod'
import { federalHolidays } from '@/content/federal-holidays'
import { week } from '@/content/week'

/*
 * The facts that a practice changes: what each is, and where it shows. One schema for each file of content/practice. A fact that the
 * practice hasn't supplied is null, and no page mentions it.
 */

const text = z.string().trim().min(1)
/** Sentences: the editor gives them a larger field. */
const prose = text.meta({ format: 'textarea' })
const email = z.email('write it as name@example.com')
const names = z.array(text).min(1).nullable()

const phoneNumber = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'write it as (559) 555-0142')

/** Written as patients read it; `href` is what a phone dials. */
const phone = phoneNumber.transform((display) => ({ display, href: `tel:+1${display.replace(/\D/g, '')}` }))

/** '4:30 PM' as 16.5 */
const hour = z
  .string()
  .regex(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/, 'write it as 8:00 AM or 4:30 PM')
  .transform((time) => {
    const [, hours, minutes, half] = /^(\d+):(\d+) (.)/.exec(time)!
    return (Number(hours) % 12) + (half === 'P' ? 12 : 0) + Number(minutes) / 60
  })

const weekday = z.enum(week)

/** practice.yaml */
const practiceSchema = z.strictObject({
  sample: z
    .boolean()
    .describe(
      'Whether the facts are made up. Until it is false, the footer of every page calls the site a demonstration.',
    ),
  name: text.describe(
    'The name of the practice: in the header and footer of every page, in titles, mails and printed forms.',
  ),
  descriptor: text.describe(
    'What the practice does, in a few words: below its name, in print and for search engines.',
  ),
  surgeon: z
    .strictObject({
      name: text.describe('The full name the way patients know it, such as Dr. Jane Doe.'),
      credentials: text.describe('The degree that follows the name, such as MD: beside the portrait.'),
      specialty: text.describe(
        'The specialty as it stands on the certificate: beside the portrait, and for search engines.',
      ),
      npi: z
        .string()
        .regex(/^\d{10}$/, 'an NPI has ten digits')
        .nullable()
        .meta({ title: 'NPI' })
        .describe(
          'The National Provider Identifier, ten digits: on the page about the surgeon, for referring offices and search engines.',
        ),
      license: text
        .nullable()
        .describe('The number of the state medical license: on the page about the surgeon.'),
      languages: names.describe(
        'The languages that the surgeon speaks with patients, such as English: on the page about the surgeon.',
      ),
      hospitals: names.describe(
        'The hospitals where the surgeon operates, each with its city: on the page about the surgeon.',
      ),
    })
    .describe('The surgeon.'),
  webSecurityEmail: email.describe(
    'Where security researchers report a weakness of the site (security.txt). Not the office’s address, which only local patients see.',
  ),
  legalReviewed: z
    .boolean()
    .describe(
      'Whether counsel has reviewed the notices under /legal. Until it is true, each of them says that it is a template.',
    ),
  copyrightYear: z.int().min(1990).max(2100).describe('The year in the footer.'),
  searchConsole: text
    .nullable()
    .describe(
      'The code with which Google Search Console verifies that the site is yours: in the head of every page.',
    ),
})

const degrees = {
  lat: z.number().min(-90).max(90).meta({ title: 'Latitude' }),
  lng: z.number().min(-180).max(180).meta({ title: 'Longitude' }),
}

/** office.yaml */
const officeSchema = z.strictObject({
  address: text.describe('The street address with suite: on the contact page, the map, forms and notices.'),
  city: text.describe(
    'The city: in the line above the menu, on many pages and in the descriptions for search engines.',
  ),
  region: z.string().length(2).describe('The state in two letters, such as CA: in the address.'),
  regionName: text.describe('The state in full, such as California.'),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'a ZIP code has five digits')
    .describe('The ZIP code: in the address.'),
  phone: phone.describe('The number that patients call, such as (559) 555-0142.'),
  afterHours: phone
    .nullable()
    .describe(
      'The number that answers when the office is closed: in the box “If you need to call today”. Left out if there is none.',
    ),
  fax: phoneNumber.describe('The fax number: on the contact page and in notices.'),
  email: email.describe('The e-mail address that patients may see: on the contact page and in notices.'),
  position: z
    .strictObject(degrees)
    .describe('The entrance in degrees (WGS 84). Visitors within 50 miles of it are local.'),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'there is no such time zone')
    .describe('The time zone of all hours, such as America/Los_Angeles.'),
  openings: z
    .array(
      z
        .strictObject({
          from: weekday.describe('The first day.'),
          to: weekday.describe('The last day; the same as the first for a single day.'),
          opens: hour.describe('When the office opens, such as 8:00 AM.'),
          closes: hour.describe('When the office closes.'),
          phoneUntil: hour.optional().describe('Until when the phone is answered, if that is longer.'),
        })
        .refine(
          ({ from, to }) => week.indexOf(from) <= week.indexOf(to),
          '"to" is before "from"; a week begins on Monday',
        )
        .refine(({ opens, closes }) => opens < closes, 'it closes before it opens'),
    )
    .min(1)
    .describe(
      'When the office is open. Calls to patients are due by these hours, and the hours on pages are printed from them.',
    ),
  holidays: z
    .strictObject({
      federal: z
        .array(z.enum(federalHolidays).meta({ title: 'Holiday' }))
        .describe(
          'The federal holidays on which the office is closed, each year on its day and on the day it is observed.',
        ),
      own: z
        .array(
          z
            .strictObject({
              date: z.iso.date('write it as 2026-11-27').describe('The day, such as 2026-11-27.'),
              name: text.describe('What visitors read, such as: day after Thanksgiving.'),
            })
            .meta({ title: 'Day' }),
        )
        .meta({ title: 'Other days' })
        .describe('Other days, to be entered each year.'),
    })
    .describe(
      'When the office is closed besides its days of the week: on the contact page. Calls that would be due then move to the next working day.',
    ),
  languages: names.describe('The languages that the staff speak with patients, such as Spanish.'),
  referrals: z
    .strictObject({
      send: z.array(prose).min(1).describe('What another office should send with a referral.'),
      answer: prose.describe('How fast the office answers a referral, in a sentence or two.'),
    })
    .nullable()
    .describe('For the page for referring offices. Left out, and there is no such page.'),
  transit: z
    .strictObject({
      agency: text.describe('The name, such as Kings Area Regional Transit (KART).'),
      url: z.url({ protocol: /^https$/ }).describe('Its website.'),
    })
    .nullable()
    .describe('The local bus service: on the page about getting here.'),
  nearbyTowns: z
    .array(z.strictObject({ name: text, ...degrees }))
    .min(1)
    .describe(
      'Towns from which patients come, in degrees: on the page about getting here, and for search engines.',
    ),
})

const claim = (shows: string) =>
  z
    .strictObject({
      text: text.describe('As pages say it.'),
      note: prose.describe('Behind the (i) beside it.'),
      records: text
        .nullable()
        .describe(
          'The records that prove it. Visitors don’t see them: with records the (i) goes, and without them the launch check fails.',
        ),
    })
    .describe(shows)

/** claims.yaml */
const claimsSchema = z.strictObject({
  yearsOfExperience: claim('Years of experience: a counter on the home page.'),
  surgeries: claim('Operations: on the pages about the surgeon.'),
  procedures: claim('Procedures: a counter on the home page.'),
  successRate: claim('Success rate: a counter on the home page.'),
  insurance: claim('Which plans are accepted: on the home page and in answers.'),
  minimallyInvasiveRecovery: claim('Recovery after minimally invasive surgery.'),
  complexRecovery: claim('Recovery after surgery for a curved spine.'),
  endoscopicRecovery: claim('Recovery after endoscopic surgery.'),
  discReplacementRecovery: claim('Recovery after a disc replacement.'),
})

const rating = z.number().min(1).max(5).multipleOf(0.5).describe('Stars, from 1 to 5 in halves.')
const sample = z.boolean().describe('Whether it is made up. Real ones need the patient’s written consent.')

/** stories.yaml */
const storiesSchema = z.strictObject({
  stories: z
    .array(
      z.strictObject({
        patientName: text.describe('The name or initials that the patient agreed to.'),
        procedure: text.describe('What was done; reviews are filtered by it.'),
        story: prose.describe('The patient’s words.'),
        rating,
        timeframe: text.describe('How long after the treatment, such as: 6 weeks after surgery.'),
        sample,
      }),
    )
    .min(1)
    .describe('Success stories: on the home page, one at a time, and under Reviews.'),
  testimonials: z
    .array(
      z.strictObject({
        rating,
        text: prose.describe('The patient’s words.'),
        name: text.describe('The name or initials that the patient agreed to.'),
        condition: text.describe('What the patient came for; reviews are filtered by it.'),
        initials: z.string().length(2).describe('Two letters in the circle beside it.'),
        sample,
      }),
    )
    .min(1)
    .describe('Testimonials: on the home page and under Reviews.'),
})

/** insurance.yaml */
const insuranceSchema = z.strictObject({
  plans: names.describe('The insurance plans that the practice accepts, by name.'),
  mediCalPlans: names
    .meta({ title: 'Medi-Cal plans' })
    .describe('The Medi-Cal plans that the practice accepts, by name.'),
  workersCompensation: z
    .boolean()
    .nullable()
    .describe('Whether the practice takes workers’ compensation cases.'),
  cashPrices: prose.nullable().describe('What a visit costs without insurance, in a sentence or two.'),
})

/** team.yaml */
const teamSchema = z.strictObject({
  team: z
    .array(
      z.strictObject({
        name: text.describe('The name the way patients know it.'),
        role: text.describe('What the person does, such as: Physician assistant.'),
      }),
    )
    .min(1)
    .nullable()
    .describe('Who else patients meet: on the page about the surgeon.'),
})

/** The schema of each file of content/practice. */
export const practiceFiles = {
  practice: practiceSchema,
  office: officeSchema,
  claims: claimsSchema,
  stories: storiesSchema,
  insurance: insuranceSchema,
  team: teamSchema,
}

/** The facts of each file, as the site has them. */
export type Facts = { [File in keyof typeof practiceFiles]: z.output<(typeof practiceFiles)[File]> }

export type Practice = Facts['practice']
export type OfficeFacts = Facts['office']
export type Claims = Facts['claims']
export type ClaimKey = keyof Claims
export type Claim = Claims[ClaimKey]
export type Stories = Facts['stories']
export type Insurance = Facts['insurance']
export type Team = Facts['team']['team']

/** The office with what follows from its facts. */
export type Office = OfficeFacts & {
  /** The address in one line, for a map or a figure. */
  addressLine: string
  /** The lines that visitors read, such as `Monday to Thursday` and `8:00 AM to 5:00 PM`. */
  hours: { days: string; time: string; isOpen: boolean }[]
  /** When it is closed each week, such as `Friday 4:00 PM` to `Monday 8:00 AM`. */
  weekend: { from: string; to: string }
  /** When the phone is answered, such as `Monday-Friday 8:00 AM-5:00 PM`. */
  phoneHours: string
}

/** Where the office is. */
export type OfficePlace = Pick<Office, 'city' | 'region' | 'regionName' | 'position'>

/** When the office is open. */
export type OfficeTimes = Pick<Office, 'timeZone' | 'openings' | 'holidays'>
