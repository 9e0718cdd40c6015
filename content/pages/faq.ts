import { textPage } from '@/content/page-schema'

export const faq = textPage({
  title: 'Frequently Asked Questions',
  description:
    'Plain answers on surgery, scans, referrals, insurance, cost estimates and second opinions at a spine surgery practice.',
  heading: 'Frequently Asked Questions',
  lead: 'Short answers to common questions. Your own case may differ, so ask us too.',
  sections: [
    {
      id: 'surgery',
      heading: 'Do I need surgery?',
      paragraphs: [
        'Perhaps not. Most people with a herniated disc need no operation. Surgery is weighed when other care has not helped enough and a scan matches what you feel. Weakness that grows needs care fast.',
      ],
    },
    {
      id: 'scan',
      heading: 'Do I need an MRI before my visit?',
      paragraphs: [
        'Not always. If you have scans, bring them. If you have none, wait for the exam. It can show whether a scan would change your care.',
      ],
    },
    {
      id: 'referral',
      heading: 'Do I need a referral?',
      paragraphs: [
        'It depends on your plan. Original Medicare generally asks for none. Medicare Advantage HMO plans often do. Call the number on your card to be sure.',
      ],
    },
    {
      id: 'insurance',
      heading: 'Is my insurance accepted?',
      paragraphs: [
        "Most major plans are accepted, including Medicare and Medicaid. California's Medicaid is called Medi-Cal. Plans use different networks. Ask your plan and the office before you come.",
      ],
    },
    {
      id: 'cost',
      heading: 'What if I pay on my own?',
      paragraphs: [
        'Ask for a Good Faith Estimate. People without insurance, or who do not use it, have a right to this written estimate of costs.',
      ],
    },
    {
      id: 'second-opinion',
      heading: 'May I get a second opinion?',
      paragraphs: ['Yes, and it is wise before major surgery. Take your scans and reports with you.'],
    },
    {
      id: 'reach',
      heading: 'How do I reach the office?',
      paragraphs: [
        'Start at the contact page. Already a patient, but far from Hanford? Use the link on this page to show the office details.',
      ],
    },
  ],
  links: [
    { href: '/contact', label: 'Contact the office' },
    { href: '/toggle', label: 'Already a patient? Show office details' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
  ],
  emergencyCard: true,
})
