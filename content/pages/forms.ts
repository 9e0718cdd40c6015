import { textPage } from '@/content/page-schema'

export const forms = textPage({
  title: 'Patient Forms',
  description:
    'There is no patient form to fill in online. Write these notes on one sheet of paper and bring it to your visit.',
  heading: 'Patient Forms',
  lead: 'There is no patient form to fill in here. One sheet of paper does the job.',
  sections: [
    {
      id: 'write',
      heading: 'Write this on a sheet of paper',
      list: [
        'Where it hurts. A simple drawing of a body, with marks, works well.',
        'When it began, and how',
        'What it feels like: ache, burning, tingling, numbness, weakness',
        'What makes it better or worse',
        'What you have tried: therapy, medicines, injections, operations, with dates',
        'All your medicines and supplements, with the amounts',
        'Allergies, and any past trouble with anesthesia',
        'Other illnesses, implants and operations',
        'Whether you smoke or use nicotine',
        'Two or three things you want to be able to do again',
      ],
    },
    {
      id: 'people',
      heading: 'Add names and numbers',
      list: [
        'Your family doctor and your pharmacy',
        'Someone to call if you need help',
        'Your health plan and member number, or just bring the card',
      ],
    },
    {
      id: 'typed',
      heading: 'You need not type anything',
      paragraphs: [
        'Nothing on this list has to be typed into this site or sent by e-mail. Keep the sheet with you and show it at the visit. That keeps it private.',
        'If writing is hard, ask someone to help you, or bring your pill bottles and your insurance card.',
      ],
    },
  ],
  links: [
    { href: '/resources/appointment-prep', label: 'What else to bring, and what to ask' },
    { href: '/legal/privacy-policy', label: 'How this site treats your data' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
