import { textPage } from '@/content/page-schema'

export const medicalDisclaimer = textPage({
  title: 'Medical Disclaimer',
  description:
    'This site teaches. It cannot examine or diagnose you. Read what its pages and figures can tell you, and what they cannot.',
  heading: 'Medical Disclaimer',
  lead: 'In an emergency, call 911. This site is not for emergencies, and no one watches it around the clock.',
  sections: [
    {
      id: 'status',
      heading: 'Status of this page',
      paragraphs: [
        "This is a template for review by the practice's lawyer. Effective date: November 20, 2026.",
      ],
    },
    {
      id: 'not-advice',
      heading: 'Not medical advice',
      paragraphs: [
        'The pages explain spine problems and treatments in general. They cannot examine you, diagnose you or choose a treatment for you. Only a doctor who knows your case can do that.',
        'Do not put off care because of something you read here. Do not stop or start a medicine because of it.',
      ],
    },
    {
      id: 'no-relationship',
      heading: 'No doctor-patient relationship',
      paragraphs: [
        'Reading this site or sending a request does not make you a patient. That begins only when the practice agrees to treat you.',
      ],
    },
    {
      id: 'numbers',
      heading: 'About numbers and results',
      list: [
        'Figures come from published studies of groups. They are not the results of this practice.',
        'Recovery times are common patterns. Yours may be shorter or longer.',
        'No result is promised. Every operation has risks, and pain may stay or return.',
        'Medicine changes. A page may lag behind new research.',
      ],
    },
    {
      id: 'patients',
      heading: 'If you are a patient',
      paragraphs: [
        'The instructions your own team gives you come first. If a page here says something else, follow your team and ask about the difference.',
      ],
    },
  ],
  links: [
    { href: '/legal/terms-of-service', label: 'Terms of Service' },
    { href: '/post-operative-care', label: 'Warning signs after surgery' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
