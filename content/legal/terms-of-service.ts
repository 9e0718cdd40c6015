import { legalPage } from '@/content/legal-schema'

export const termsOfService = legalPage({
  title: 'Terms of Service',
  description:
    'The terms for using this site: what an appointment request is, what the site does not do, and what we ask of you in return.',
  heading: 'Terms of Service',
  lead: 'By using this site, you agree to a few simple terms. They are about the website. They do not change your rights as a patient.',
  inShort: [
    'The pages give general information, not advice for your own case.',
    'A request is not yet an appointment, and it does not make you a patient.',
    'This site is not for emergencies. Call 911.',
  ],
  effective: '2026-11-20',
  models: [],
  sections: [
    {
      id: 'information',
      heading: 'Information only',
      body: [
        'The pages give general information. They are not advice for your own case. Reading them, or sending a request, does not make you a patient of the practice. You become one when we agree to treat you.',
        'Please read the [Medical Disclaimer](/legal/medical-disclaimer) as well. It is part of these terms.',
      ],
    },
    {
      id: 'emergencies',
      heading: 'Emergencies',
      body: [
        'Do not use this site in an emergency. Call 911, or go to the emergency room. No one watches the form or the mailbox around the clock.',
      ],
    },
    {
      id: 'requests',
      heading: 'Appointment requests',
      body: [
        {
          list: [
            'A request is not yet an appointment. You have one when the office confirms it with you.',
            'Send a request for yourself, or for someone who has asked you to. A parent or guardian may send one for a child.',
            'Give true contact details, so that the staff can reach you.',
            'Leave out your birth date, your insurance number and other private numbers. The staff will ask for what they need.',
            'Being called back does not mean that we can treat your problem, or that your insurance plan will pay.',
          ],
        },
        'What happens to what you send is in the [Privacy Policy](/legal/privacy-policy).',
      ],
    },
    {
      id: 'location',
      heading: 'What you see depends on where you are',
      body: [
        'People near the office see its phone number, its address and the form. Others see guides instead. Notices such as this one show everyone how to reach us. The guess can be wrong. You can correct it under [What this site shows you](/toggle).',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      body: [
        'Please do not try to break, overload or misuse the site. Do not send requests in someone else’s name without their consent. If too many requests come from one network address in a short time, the next ones have to wait.',
      ],
    },
    {
      id: 'content',
      heading: 'Using our pages',
      body: [
        'You may print or share pages for your own care, or for someone you help. Please keep them whole, with their sources and their date. Ask us before you use them elsewhere, such as on another website or in a leaflet.',
        'The words, drawings and checklists belong to the practice or to the people who made them for us. Studies and official texts that we name belong to their own authors.',
      ],
    },
    {
      id: 'links',
      heading: 'Other sites',
      body: [
        'Some addresses here belong to others: an agency, a study, or a map behind “Get Directions”. They open only when you click. We do not control those sites, and their own terms apply.',
      ],
    },
    {
      id: 'gaps',
      heading: 'Errors and gaps',
      body: [
        'We try to keep the site correct and running. It may still have errors, or be down at times. If you find a mistake, please tell us.',
        'We make no promise that the site fits a certain need of yours, or that it is free of errors. Nothing on this page takes away a right that the law does not let us take away.',
      ],
    },
    {
      id: 'access',
      heading: 'If you cannot use the site',
      body: [
        'You never have to use this site to get care from us. You can call, write or come by instead. If a page does not work for you, see [Accessibility](/legal/accessibility).',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and law',
      body: [
        'We may change the site or these terms. The effective date on this page shows which version you read. The terms that stood here when you sent a request go on counting for that request.',
        'The law of California applies to these terms.',
        'If something here is unclear, contact us. Our details are at the end of this page.',
      ],
    },
  ],
  links: [
    { href: '/legal/privacy-policy', label: 'Privacy Policy' },
    { href: '/legal/medical-disclaimer', label: 'Medical Disclaimer' },
    { href: '/legal/accessibility', label: 'Accessibility' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
