import { legalPage } from '@/content/legal-schema'

export const openPayments = legalPage({
  title: 'Open Payments Notice',
  description:
    'A federal database shows what drug and device companies paid to doctors. What it holds, how to look up a doctor, and what to ask.',
  heading: 'Open Payments Notice',
  lead: 'You can look up what drug and device companies have paid to a doctor. A federal website shows it to everyone, free of charge: https://openpaymentsdata.cms.gov.',
  effective: '2026-11-20',
  isMandatedWording: true,
  models: [
    {
      title: 'The Open Payments database of the federal government',
      href: 'https://openpaymentsdata.cms.gov',
    },
    {
      title:
        'Medical Board of California: Physician duty to notify patients about the Open Payments database',
      href: 'https://mbc.ca.gov/Resources/Medical-Resources/open-payments-database.aspx',
    },
    { title: 'California Business and Professions Code 661 and 663 (Assembly Bill 1278)', href: null },
  ],
  sections: [
    {
      id: 'notice',
      heading: 'The notice that California law requires',
      body: [
        {
          note: 'For informational purposes only, a link to the federal Centers for Medicare and Medicaid Services (CMS) Open Payments web page is provided here. The federal Physician Payments Sunshine Act requires that detailed information about payment and other payments of value worth over ten dollars ($10) from manufacturers of drugs, medical devices, and biologics to physicians and teaching hospitals be made available to the public.',
        },
        'The Open Payments database is a federal tool used to search payments made by drug and device companies to physicians and teaching hospitals. It can be found at [https://openpaymentsdata.cms.gov](https://openpaymentsdata.cms.gov).',
        'At your first visit, you get these two sentences as a notice of your own. California law asks for that, too.',
      ],
    },
    {
      id: 'what',
      heading: 'What is in the database',
      body: [
        'Companies that make drugs, medical devices or biologics must report what they give to doctors, teaching hospitals and some others. It can be money, or something else of value. Examples are a meal, a trip, a fee for a talk or for advice, and money for research.',
        'In spine surgery, such companies make screws, rods, artificial discs and surgical tools, among other things.',
      ],
    },
    {
      id: 'how',
      heading: 'How to look up a doctor',
      body: [
        {
          steps: [
            'Open [openpaymentsdata.cms.gov](https://openpaymentsdata.cms.gov).',
            'Type the doctor’s name, and the city or state.',
            'Check that it is the right person. Several doctors can have the same name.',
            'Look at each year by itself: who paid, for what, and how much.',
          ],
        },
        'You can look up any doctor this way, not only ours. If you cannot use the website, contact us. We print the page for you.',
      ],
    },
    {
      id: 'meaning',
      heading: 'What an entry means',
      body: [
        'An entry shows that something of value was given. By itself it does not show that anything was wrong. Doctors test new devices and teach others how to use them, and some are paid for that. You may still want to know.',
        'No entry does not prove that there was no payment. Very small amounts need not be reported. A report can also be late or have mistakes.',
      ],
    },
    {
      id: 'ask',
      heading: 'What you can ask the surgeon',
      body: [
        {
          list: [
            'Do you have any tie to the company that makes the implant you suggest for me?',
            'Why this one, and what else could be used?',
            'Would your advice be the same without it?',
          ],
        },
        'These are fair questions. Asking them does not change your care.',
        'Questions about this notice? Contact us. You find our details at the end of this page.',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'Credentials of the surgeon' },
    { href: '/legal/medical-board', label: 'How to check a doctor’s license' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
