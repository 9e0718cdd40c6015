import { textPage } from '@/content/page-schema'

export const recoveryTracker = textPage({
  title: 'Recovery Tracker',
  description:
    'Keep a simple paper log after spine surgery: what to write each day, how to read it each week, and what not to wait with.',
  heading: 'Recovery Tracker',
  lead: 'Take a notebook and a pen. Two minutes a day are enough.',
  sections: [
    {
      id: 'daily',
      heading: 'Write one line for each',
      list: [
        'Date, and days since surgery',
        'Walking: how many times, and how long',
        'Pain from 0 to 10, at rest and when you move',
        'Numbness or tingling: where, and more or less than before',
        'Medicines: which one, and at what time',
        'Sleep: hours, and what woke you',
        'Bowel: yes or no',
        'Wound: dry, red, swollen or leaking',
        'One thing that got easier',
      ],
    },
    {
      id: 'weekly',
      heading: 'Look back once a week',
      paragraphs: [
        'Good and bad days are normal. Compare this week with last week. Do you walk more? Do you need less pain medicine? Mark what you want to ask, and bring the notebook to each visit.',
      ],
    },
    {
      id: 'example',
      heading: 'A sample line',
      paragraphs: [
        '"Day 9. Walked 4 times. Pain 3 at rest, 5 on the stairs. Left foot tingles less. Wound dry. Put on my own socks."',
      ],
    },
    {
      id: 'act',
      heading: 'Do not just write it down',
      paragraphs: [
        'Some signs need action, not a note: fever, a leaking wound, a swollen leg, new weakness, trouble breathing. Get help first. The page on post-operative care says what to do for each.',
      ],
    },
    {
      id: 'private',
      heading: 'It stays with you',
      paragraphs: ['Nothing is typed here, so nothing is stored. The notebook is yours.'],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Warning signs after surgery' },
    { href: '/resources/recovery', label: 'How long recovery often takes' },
    { href: '/contact', label: 'Contact the office' },
  ],
  emergencyCard: true,
})
