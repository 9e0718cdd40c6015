import { textPage } from '@/content/page-schema'

export const blog = textPage({
  title: 'Articles on Spine Health',
  description:
    'Short articles in plain words about back and neck pain, with figures from published studies and what they mean for you.',
  heading: 'Articles',
  lead: 'Short reads on questions that many people bring to a spine visit.',
  sections: [
    {
      id: 'scan',
      heading: 'Do I need a scan for back pain?',
      paragraphs: [
        'Often, no. Worn and bulging discs show up in many people who feel fine. Read when a scan helps, when it can wait, and what each kind of scan shows.',
      ],
    },
    {
      id: 'moving',
      heading: 'Moving with back pain',
      paragraphs: [
        'Rest feels right, but long rest is seldom the answer. Read how to start small, sit, lift and sleep, and when to get checked.',
      ],
    },
    {
      id: 'reading',
      heading: 'How to read health articles',
      paragraphs: [
        'These articles use published studies and guidelines. Some tips for ours, and for any you find:',
      ],
      list: [
        'Figures are averages of groups. They do not tell what happens to you.',
        'Ask who was studied. A trial in young adults may not fit someone of 80.',
        'Look for plain counts, such as "14 in 100".',
        'Be wary of words like "cure" or "always".',
        'Bring your questions to a doctor who can examine you.',
      ],
    },
  ],
  links: [
    { href: '/blog/do-i-need-a-scan-for-back-pain', label: 'Do I need a scan for back pain?' },
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/resources/conditions', label: 'Spine condition guides' },
    { href: '/spine-education', label: 'Learn how the spine works' },
  ],
  emergencyCard: true,
})
