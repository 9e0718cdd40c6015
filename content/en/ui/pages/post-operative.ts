/** The days that matter after an operation, each with the part of the page, or the page, that is about it. */
export const recoveryDays = {
  id: 'days',
  heading: 'What matters on which day?',
  days: [
    {
      when: 'Day 1',
      text: 'An adult stays with you for the first 24 hours.',
      link: { href: '#walking', label: 'Walking' },
    },
    {
      when: 'Day 3',
      text: 'Up to now, a pink spot the size of a coin is usual.',
      link: { href: '#wound', label: 'Your wound' },
    },
    {
      when: 'Day 7',
      text: 'Falls are most likely in the first week at home, so take your time.',
      link: { href: '#bed', label: 'Getting out of bed' },
    },
    {
      when: 'Day 14',
      text: 'Around now, someone often checks your wound.',
      link: { href: '#daily-list', label: 'Daily checklist' },
    },
    {
      when: '6 weeks',
      text: 'At a visit, you often hear whether you can do more.',
      link: { href: '/resources/recovery#usual-times', label: 'Usual times' },
    },
  ],
} as const
