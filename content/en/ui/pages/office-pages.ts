import { claims } from '@/content/generated/practice/claims'
import { office } from '@/content/generated/practice/office'
import { practice } from '@/content/generated/practice/practice'
import { contactPage } from '@/content/en/ui/contact/page'
import type { Insurance, Office } from '@/content/schemas/practice-schema'
import type { TextPage } from '@/content/schemas/page-schema'
import type { Section } from '@/content/schemas/section-schema'

const { surgeon, name } = practice
const { city, region, regionName } = office
/** The date of the last review, for search engines. */
const reviewed = '2026-11-27'

/** A section, or nothing if the practice hasn't supplied its fact. */
const known = <Fact>(fact: Fact | null, section: (fact: Fact) => Section): Section[] =>
  fact === null ? [] : [section(fact)]

/** For the offices of other doctors. Null as long as the practice hasn't said what to send, and how fast it answers. */
export const referringOffices = ({ referrals }: Pick<Office, 'referrals'>): TextPage | null =>
  referrals && {
    title: `Refer a Patient to a Spine Surgeon in ${city}, ${region}`,
    description: `Fax, phone and address of ${name} in ${city}, ${regionName}: what to send with a referral, and how fast we answer.`,
    heading: 'For referring offices',
    lead: 'Thank you for trusting us with your patient. Fax us the referral, and we’ll take it from there.',
    sections: [
      {
        id: 'send',
        heading: 'What should we send?',
        body: [
          { list: referrals.send },
          'If something is missing, send what you have, and we’ll ask for the rest. If a patient can’t wait, please call instead of faxing.',
        ],
      },
      { id: 'answer', heading: 'How fast will we hear back?', body: [referrals.answer] },
      ...(surgeon.npi || surgeon.license || surgeon.hospitals
        ? [
            {
              id: 'surgeon',
              heading: 'What do our forms ask about the surgeon?',
              body: [
                {
                  terms: [
                    ['Name', `${surgeon.name}, ${surgeon.credentials}`],
                    ...(surgeon.npi ? [['NPI', surgeon.npi]] : []),
                    ...(surgeon.license ? [['License', surgeon.license]] : []),
                    ...(surgeon.hospitals ? [['Hospitals', surgeon.hospitals.join('; ')]] : []),
                  ] as [string, string][],
                },
              ],
            },
          ]
        : []),
    ],
    links: [
      { href: '/services', label: 'What we treat, and how' },
      { href: '/credentials', label: 'The surgeon’s credentials' },
      { href: '/insurance', label: 'Insurance and payment' },
      { href: '/getting-here', label: 'Getting here, for your patient' },
    ],
    reviewed,
  }

const takesMedicaid = /Medicaid|Medi-Cal/.test(claims.insurance.text)

/** What the practice takes, and what care costs without insurance. */
export const insurancePage = (insurance: Insurance): TextPage => ({
  title: `Insurance and Payment: Spine Care in ${city}, ${region}`,
  description: `Which insurance ${name} in ${city}, ${regionName} takes, how to check your own plan, and your right to an estimate if you pay yourself.`,
  heading: 'Insurance and payment',
  lead: 'Two calls tell you what your visit will cost you: one to your plan, and one to us. Here’s what to ask on each call.',
  sections: [
    {
      id: 'plans',
      heading: 'Do you take my insurance?',
      body: [
        '{claim:insurance}',
        ...(insurance.plans ? [{ list: insurance.plans }] : []),
        'One company can have many plans, and each has its own network. Call the number on your card and ask, “Are this surgeon and the hospital in my network? Do I need a referral first? What will I have to pay?” Then call us with the name of your exact plan.',
      ],
    },
    ...(takesMedicaid || insurance.mediCalPlans
      ? [
          {
            id: 'medi-cal',
            heading: 'Do you take Medi-Cal?',
            body: [
              insurance.mediCalPlans
                ? 'Yes. Medi-Cal is California’s name for Medicaid, and these are the Medi-Cal plans we take:'
                : 'We take Medicaid, which is called Medi-Cal in California. But most people have Medi-Cal through a plan, and each plan has its own network. Call the number on your card and ask if our surgeon is in it.',
              ...(insurance.mediCalPlans ? [{ list: insurance.mediCalPlans }] : []),
              'Your plan may want a referral from your own doctor first. If you have no way to get here, ask your plan about a free ride.',
            ],
          },
        ]
      : []),
    ...known(insurance.workersCompensation, (takesIt) => ({
      id: 'workers-comp',
      heading: 'Do you take workers’ compensation?',
      body: [
        takesIt
          ? 'Yes. Have your claim number and your adjuster’s name ready when you call us. The insurer usually has to approve your visit first.'
          : 'No, we don’t take workers’ compensation cases. Ask your adjuster which spine surgeons are in the insurer’s network.',
        'If you were hurt at work, [tell your employer right away](/blog/going-back-to-work#injured).',
      ],
    })),
    {
      id: 'self-pay',
      heading: 'What if I don’t have insurance, or don’t want to use it?',
      body: [
        ...(insurance.cashPrices ? [insurance.cashPrices] : []),
        'By law, you can have an estimate in writing before you come: a [Good Faith Estimate](/legal/good-faith-estimate). Tell us when you make the appointment that you’ll pay for it yourself.',
      ],
    },
  ],
  links: [
    {
      href: '/blog/referrals-insurance-and-estimates',
      label: 'Referrals, insurance and estimates explained',
    },
    { href: '/legal/good-faith-estimate', label: 'Your right to a Good Faith Estimate' },
    { href: '/legal/surprise-billing', label: 'Surprise medical bills' },
    { href: '/resources/faq#insurance-and-cost', label: 'Common questions about cost' },
    { href: '/contact', label: 'Contact us' },
  ],
  reviewed,
})

/** A town with its distance from the office, such as 20 miles, and the direction in which to drive, such as west. */
export type Drive = { town: string; miles: number; direction: string }

/** From the north, clockwise. */
export const directions = [
  ...['north', 'northeast', 'east', 'southeast'],
  ...['south', 'southwest', 'west', 'northwest'],
]

/** How to get to the office. */
export const gettingHere = (drives: readonly Drive[], { transit }: Pick<Office, 'transit'>): TextPage => ({
  title: `Getting to Our Spine Surgery Office in ${city}, ${region}`,
  description: `Where ${name} is in ${city}, ${regionName}: map and directions, parking, and how far it is from nearby towns.`,
  heading: 'Getting here',
  lead: `Here’s how far you have to come to our office in ${city}, ${regionName}, and where to park when you’re here.`,
  sections: [
    {
      id: 'distance',
      heading: 'How far is it?',
      body: [
        {
          table: {
            caption: `Distance to our office in ${city}, in a straight line`,
            head: ['From', 'Distance', 'Direction to drive'],
            rows: drives.map(({ town, miles, direction }) => [town, `About ${miles} miles`, direction]),
          },
        },
        'By road it’s a bit farther than the table says. If you can’t sit for long, stop on the way, get out and walk a little.',
      ],
    },
    {
      id: 'parking',
      heading: contactPage.local.parkingHeading,
      body: [{ list: [...contactPage.local.parking] }],
    },
    ...known(transit, ({ agency, url }) => ({
      id: 'bus',
      heading: 'Can I come by bus?',
      body: [
        `Yes, the buses here are those of [${agency}](${url}), and its website has their routes and times.`,
        'If you have Medi-Cal, your plan may give you [a free ride](/resources/faq#no-car). Call your plan as soon as you have a date.',
      ],
    })),
  ],
  links: [
    { href: '/contact', label: 'Contact us' },
    { href: '/resources/appointment-prep', label: 'Prepare for your appointment' },
    { href: '/insurance', label: 'Insurance and payment' },
    { href: '/legal/accessibility', label: 'Accessibility' },
  ],
  reviewed,
})
