import { textPage } from '@/content/page-schema'

export const privacyPolicy = textPage({
  title: 'Privacy Policy',
  description:
    'What this site does with your location, your appointment request and your settings, what stays on your device, and what is never used.',
  heading: 'Privacy Policy',
  lead: 'You can read every page without an account and without giving your name.',
  sections: [
    {
      id: 'status',
      heading: 'Status of this page',
      paragraphs: [
        "This is a template for review by the practice's lawyer. Effective date: November 20, 2026.",
      ],
    },
    {
      id: 'location',
      heading: 'Location',
      paragraphs: [
        'The site decides whether you are near the office. It uses the rough position of your network. Only if you agree, it uses the position from your browser. Your position is not stored. Only the answer is kept, on your device.',
      ],
    },
    {
      id: 'device',
      heading: 'What stays on your device',
      list: [
        'Near or not near, the distance in rounded miles, and when this was found, for 7 days (isLocalUser)',
        'Two cookies, for 7 days: near or not near (visitor-mode) and, if needed, the page layout (visitor-device)',
        'A third cookie, for 15 minutes, only when the form is sent without JavaScript, so that its answer can be shown (contact-outcome)',
        'Your choice of light or dark colors',
        'A half-written form, until you send it; browsers may bring it back with a reopened tab',
        'Settings you make yourself on the page for office details',
      ],
    },
    {
      id: 'requests',
      heading: 'Appointment requests',
      paragraphs: [
        "Your request is stored encrypted on the practice's server and e-mailed to the staff. If a request sent without JavaScript is refused, the server keeps what you typed in memory. It does so for up to 15 minutes, to show it to you again. To limit misuse, the server may count requests by network address.",
        'To ask what is held about you, or to have it changed or deleted, contact the office.',
      ],
    },
    {
      id: 'not-used',
      heading: 'What is not used',
      list: [
        'No analytics and no ads',
        'No fonts, maps or videos from other companies',
        "'Get Directions' links open another company's site, but only when you click. That company's rules then apply.",
      ],
    },
    {
      id: 'emergencies',
      heading: 'Emergencies',
      paragraphs: ['This site is not for emergencies. Call 911.'],
    },
  ],
  links: [
    { href: '/toggle', label: 'See or change your location setting' },
    { href: '/legal/terms-of-service', label: 'Terms of Service' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
