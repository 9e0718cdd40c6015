import { textPage } from '@/content/page-schema'

export const accessibility = textPage({
  title: 'Accessibility',
  description:
    'How we try to make this site work for everyone, which standard we aim at, and how to get help if a page does not work for you.',
  heading: 'Accessibility',
  lead: 'Everyone should be able to use this site. If something stands in your way, tell us.',
  sections: [
    {
      id: 'status',
      heading: 'Status of this page',
      paragraphs: [
        "This is a template for review by the practice's lawyer. Effective date: November 20, 2026.",
      ],
    },
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. We do not claim that the site is certified, and some parts may fall short.',
      ],
    },
    {
      id: 'design',
      heading: 'How we design',
      list: [
        'Plain words and short sentences',
        'Pages that can be used with a keyboard alone',
        'Headings and labels that a screen reader can follow',
        'Light and dark colors with enough contrast',
        'Less motion, if your device asks for it',
        'Pages and the request form that work without JavaScript',
      ],
    },
    {
      id: 'help',
      heading: 'How to get help',
      paragraphs: ['Contact the office if a page does not work for you. It helps to say:'],
      list: [
        'Which page it was',
        'What you tried to do, and what happened',
        'Your browser, and any aid such as a screen reader',
        'How you would like the information instead',
      ],
    },
    {
      id: 'yourself',
      heading: 'What you can do yourself',
      paragraphs: [
        'Most browsers make text larger with Ctrl and +, or Command and + on a Mac. Most phones can read a page aloud.',
      ],
    },
  ],
  links: [
    { href: '/contact', label: 'Contact the office' },
    { href: '/legal/privacy-policy', label: 'Privacy Policy' },
    { href: '/', label: 'Back to the home page' },
  ],
})
