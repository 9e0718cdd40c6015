import { legalPage } from '@/content/legal-schema'

export const goodFaithEstimate = legalPage({
  title: 'Good Faith Estimate',
  description:
    'If you have no insurance, or do not use it, you get a written estimate of the cost when you book care ahead. What it covers, and how to dispute a bill.',
  heading: 'Your right to a Good Faith Estimate',
  lead: 'You have the right to receive a “Good Faith Estimate” explaining how much your health care will cost.',
  inShort: [
    'It is for people who have no insurance, or who do not use it for this care.',
    'You get it in writing when you schedule care at least 3 business days ahead, and whenever you ask.',
    'If you are billed $400 or more above it, you can dispute the bill within 120 days.',
  ],
  effective: '2026-11-20',
  isMandatedWording: true,
  models: [
    {
      title:
        'CMS: Standard notice “Right to Receive a Good Faith Estimate of Expected Charges” (form CMS-10791, OMB 0938-1433)',
      href: null,
    },
    { title: '45 CFR 149.610: Good faith estimates for uninsured or self-pay people', href: null },
    {
      title: 'CMS: Payment resolution with patients',
      href: 'https://cms.gov/nosurprises/providers-payment-resolution-with-patients',
    },
  ],
  sections: [
    {
      id: 'notice',
      heading: 'The federal notice',
      body: [
        'Under the law, health care providers need to give patients who don’t have certain types of health care coverage or who are not using certain types of health care coverage an estimate of their bill for health care items and services before those items or services are provided.',
        {
          list: [
            'You have the right to receive a Good Faith Estimate for the total expected cost of any health care items or services upon request or when scheduling such items or services. This includes related costs like medical tests, prescription drugs, equipment, and hospital fees.',
            'If you schedule a health care item or service at least 3 business days in advance, make sure your health care provider or facility gives you a Good Faith Estimate in writing within 1 business day after scheduling. If you schedule a health care item or service at least 10 business days in advance, make sure your health care provider or facility gives you a Good Faith Estimate in writing within 3 business days after scheduling. You can also ask any health care provider or facility for a Good Faith Estimate before you schedule an item or service. If you do, make sure the health care provider or facility gives you a Good Faith Estimate in writing within 3 business days after you ask.',
            'If you receive a bill that is at least $400 more for any provider or facility than your Good Faith Estimate from that provider or facility, you can dispute the bill.',
            'Make sure to save a copy or picture of your Good Faith Estimate and the bill.',
          ],
        },
        'For questions or more information about your right to a Good Faith Estimate, visit www.cms.gov/nosurprises/consumers, email FederalPPDRQuestions@cms.hhs.gov, or call 1-800-985-3059.',
      ],
    },
    {
      id: 'who',
      heading: 'Who gets one',
      body: [
        'You get an estimate if you have no health insurance. You also get one if you have insurance but choose not to use it for this care. Tell us when you make the appointment that you will pay yourself.',
        'If you use your insurance, ask your plan what you will have to pay. The estimate is not meant for emergencies.',
      ],
    },
    {
      id: 'when',
      heading: 'When you get it',
      body: [
        {
          table: {
            caption: 'How soon the written estimate comes',
            head: ['What you do', 'You get it'],
            rows: [
              [
                'You book care less than 3 business days ahead',
                'The rule sets no time. Ask us what it will cost.',
              ],
              ['You book care 3 to 9 business days ahead', 'Within 1 business day after booking'],
              ['You book care 10 or more business days ahead', 'Within 3 business days after booking'],
              ['You ask, without booking', 'Within 3 business days after you ask'],
            ],
          },
        },
      ],
    },
    {
      id: 'what',
      heading: 'What to look for in it',
      body: [
        {
          list: [
            'Which care it is for, and when',
            'What each part is expected to cost',
            'Which costs are not in it. An operation often brings further bills, for example from the hospital or for anesthesia. Ask whether you need an estimate from them, too.',
            'A note that it is an estimate. Your care can change, and the bill with it.',
          ],
        },
        'It is not a contract. You do not have to get the care because you asked for an estimate.',
      ],
    },
    {
      id: 'dispute',
      heading: 'If the bill is much higher',
      body: [
        {
          steps: [
            'Compare the bill with the estimate, for each doctor or hospital by itself.',
            'Contact us first, if you like. You can ask us to explain the bill, to correct it or to agree on an amount.',
            'If our bill is $400 or more above our estimate, you can start a dispute. Do so within 120 calendar days (about 4 months) of the date on the first bill.',
            'Start it at www.cms.gov/nosurprises/consumers, or call 1-800-985-3059. There is a fee. Ask how much it is.',
          ],
        },
        'Someone independent of us then decides how much you have to pay. We will not treat you worse because you disputed a bill.',
      ],
    },
    {
      id: 'ask',
      heading: 'How to ask us for an estimate',
      body: [
        'Contact us. Our details are at the end of this page. It helps to say which care you are thinking about, and that you will pay yourself. You can have the estimate on paper or by e-mail. We explain it to you if you ask.',
      ],
    },
  ],
  links: [
    { href: '/blog/referrals-insurance-and-estimates', label: 'Referrals, insurance and estimates' },
    { href: '/resources/appointment-prep', label: 'Getting ready for your appointment' },
    { href: '/resources/faq', label: 'Common questions' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
