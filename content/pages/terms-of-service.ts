import { textPage } from '@/content/page-schema'

export const termsOfService = textPage({
  title: 'Terms of Service',
  description:
    'The terms for using this site: what an appointment request is, what the site does not do, and what we ask of you in return.',
  heading: 'Terms of Service',
  lead: 'By using this site, you agree to a few simple terms.',
  sections: [
    {
      id: 'status',
      heading: 'Status of this page',
      paragraphs: [
        "This is a template for review by the practice's lawyer. Effective date: November 20, 2026.",
      ],
    },
    {
      id: 'information',
      heading: 'Information only',
      paragraphs: [
        'The pages give general information. They are not advice for your own case. Reading them, or sending a request, does not make you a patient of the practice.',
      ],
    },
    {
      id: 'requests',
      heading: 'Appointment requests',
      list: [
        'A request is not yet an appointment. You have one when the office confirms it with you.',
        'Send a request for yourself, or for someone who has asked you to.',
        'Give true contact details, so that the staff can reach you.',
        'Do not use the form for emergencies. Call 911.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      paragraphs: [
        'Please do not try to break, overload or misuse the site. Requests that look like misuse may be refused. You may print or share pages for your own care. Ask before you use them elsewhere.',
      ],
    },
    {
      id: 'links',
      heading: 'Other sites',
      paragraphs: [
        "'Get Directions' links open another company's site when you click. We do not control that site, and its own terms apply.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and gaps',
      paragraphs: [
        'We may change the site or these terms. The effective date shows which version you read. We try to keep the site correct and running, but it may have errors or be down at times.',
      ],
    },
  ],
  links: [
    { href: '/legal/privacy-policy', label: 'Privacy Policy' },
    { href: '/legal/medical-disclaimer', label: 'Medical Disclaimer' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
