import { textPage } from '@/content/page-schema'

export const resources = textPage({
  title: 'Patient Resources',
  description:
    'Find the right page for where you are now: new symptoms, a first visit, a planned operation, or the weeks at home afterward.',
  heading: 'Patient Resources',
  lead: 'Pick the line that fits you today. You do not need to read it all.',
  sections: [
    {
      id: 'now',
      heading: 'Where are you now?',
      list: [
        'I have new symptoms: read the condition guides. They say what is common and what needs a quick check.',
        'I have a visit soon: read how to prepare. Gather your papers and scans, and choose your questions.',
        'I may have surgery: read the pre-operative page. It covers medicines, nicotine and the plan for eating and drinking.',
        'I am home after surgery: read the post-operative page first. It lists the signs that need help the same day.',
        'I have a question about referral, insurance or cost: see the FAQ.',
      ],
    },
    {
      id: 'notebook',
      heading: 'Start a notebook today',
      paragraphs: ['A few lines a day can make a visit more useful. Write down:'],
      list: [
        'Where it hurts, and when',
        'What makes it better or worse',
        'What you have tried, with dates',
        'What you can no longer do and want back',
      ],
    },
    {
      id: 'together',
      heading: 'Bring someone',
      paragraphs: [
        'Two people hear more than one. Ask a friend or family member to come along and take notes. If you would like an interpreter, ask for one before the visit.',
      ],
    },
  ],
  links: [
    { href: '/resources/conditions', label: 'Spine condition guides' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/preoperative-education', label: 'Learn what to do before surgery' },
    { href: '/post-operative-care', label: 'Care for yourself after surgery' },
    { href: '/resources/faq', label: 'Answers to common questions' },
  ],
  emergencyCard: true,
})
