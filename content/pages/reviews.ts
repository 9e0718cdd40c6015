import { textPage } from '@/content/page-schema'

export const reviews = textPage({
  title: 'Patient Reviews',
  description:
    'How this practice handles patient reviews with consent and care, and how to judge reviews of any surgeon before you choose.',
  heading: 'Reviews',
  lead: 'We have published no real reviews yet. Those on the home page are samples, and marked so.',
  sections: [
    {
      id: 'rules',
      heading: 'Our rules for a review',
      list: [
        'It comes from a real patient of this practice.',
        'The patient has agreed in writing, and can take that back.',
        'No one is paid or pushed to write.',
        'Praise and criticism are treated alike.',
        'The words stay the words of the patient.',
        'It says that results vary from person to person.',
      ],
    },
    {
      id: 'judge',
      heading: 'How to judge reviews of any surgeon',
      list: [
        'Read many, and read the recent ones. One story is only one story.',
        'Look for details: Was the surgeon clear? Were the risks explained? Was help there afterward?',
        'Be careful with pages that hold only praise, or that promise a result.',
        'Stars say little about skill. They may reflect waiting time and kindness, which matter too.',
        'Think of who does not write: many patients never post anything.',
      ],
    },
    {
      id: 'better',
      heading: 'What tells you more',
      paragraphs: [
        'Check the license and the board certification. Then ask the surgeon: How often do you do this operation? What were the results, and how were they counted? What went wrong, and how often?',
      ],
    },
    {
      id: 'privacy',
      heading: 'If you write about your care',
      paragraphs: [
        'Anything you post on a public site can be read by anyone. Leave out your birth date, your record number and what you want to keep private.',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'How to check a surgeon' },
    { href: '/resources/appointment-prep', label: 'Questions to ask at your visit' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
