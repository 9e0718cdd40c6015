import { textPage } from '@/content/page-schema'
import { practice } from '@/content/practice'

export const biography = textPage({
  title: 'Biography of the surgeon',
  description:
    'The surgeon’s years of training, the spine problems the practice treats, how decisions are made, and what to expect at a first visit.',
  reviewed: '2026-11-20',
  heading: 'Biography',
  lead: `${practice.surgeon.name} is an orthopedic spine surgeon in Hanford, California. Care covers the neck and the back, with surgery and without it.`,
  sections: [
    {
      id: 'training',
      heading: 'From medical school to spine surgery',
      body: [
        'Medical school ended in 2005 with the degree of MD. Residency came next, from 2005 to 2010. In those years a new doctor works in a hospital and learns step by step, while senior doctors watch and teach.',
        'A fellowship followed, from 2010 to 2011. That is a time of added training in one narrow field.',
        'The practice counts {claim:yearsOfExperience} years of experience since then. This figure has not been checked against records yet. [How the practice’s figures are counted](/about#achievements).',
      ],
    },
    {
      id: 'specialty',
      heading: 'What does the surgeon treat?',
      body: [
        'The field is orthopedic surgery of the spine. These are the main areas:',
        {
          list: [
            'Problems of the neck and the low back, treated [with or without surgery](/services)',
            'Spine surgery through [small cuts](/services/minimally-invasive-surgery)',
            '[Complex surgery](/services/complex-spine-surgery), such as for curves of the spine',
            'Operations with [robotic guidance](/services/robotic-surgery)',
            'Surgery that keeps motion, such as [disc replacement](/services/disc-replacement)',
            'Revision surgery, which means another operation after an earlier one (see [pain after spine surgery](/resources/conditions/pain-after-spine-surgery))',
            'Surgery for [tumors of the spine](/resources/conditions/spinal-tumors)',
          ],
        },
      ],
    },
    {
      id: 'way-of-working',
      heading: 'How are decisions made?',
      body: [
        'Two people can have the same scan and very different lives. So the first question is what you can no longer do, and what you want back.',
        'Care without surgery comes next, as long as it is safe to wait. [These treatments](/services/non-surgical-treatments) have limits too, and you should hear about them.',
        'If an operation makes sense, it is planned for your own spine and your health. You may say yes, say no, or ask for time. Unless the problem is urgent, you need not answer on the same day.',
      ],
    },
    {
      id: 'first-visit',
      heading: 'What is a first visit like?',
      body: [
        {
          steps: [
            'You tell your story. When did it start, where do you feel it, and what have you tried?',
            'The surgeon examines you. Expect tests of strength, feeling and reflexes, and a look at how you walk.',
            'You look at your scans together, if you have some. If you have none, you [may not need one yet](/blog/do-i-need-a-scan-for-back-pain).',
            'You talk about the choices. Waiting is often one of them.',
            'Before you leave, you repeat the plan in your own words. If it does not sound right, you ask again.',
          ],
        },
        'You can write down your questions ahead of time. [This page helps you get ready](/resources/appointment-prep).',
      ],
    },
    {
      id: 'languages',
      heading: 'Do you need an interpreter?',
      body: [
        'This page does not yet say which languages the surgeon speaks. When you book, say which language you prefer, and ask for an interpreter. Ask as well if you use sign language or hear poorly. A trained interpreter is safer than a relative when medical words matter. [Read about your right to language help](/legal/nondiscrimination).',
      ],
    },
    {
      id: 'still-missing',
      heading: 'What this page does not tell you yet',
      body: [
        'The practice still has to add these details. They are left open here, and not guessed.',
        {
          list: [
            'The surgeon’s own name and picture, wherever this site still shows a sample',
            'The names of the medical school and the training hospitals',
            'The exact field of the fellowship',
            'The year of board certification, and when it must be renewed',
            'The hospitals where the surgeon operates',
            'The languages spoken in the practice',
          ],
        },
        'Until then, {call the office} and ask.',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'Check the training and the license yourself' },
    { href: '/about', label: 'Read how the surgeon treats people' },
    { href: '/services', label: 'See all services' },
    { href: '/contact', label: 'Contact the practice' },
  ],
})
