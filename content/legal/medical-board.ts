import { legalPage } from '@/content/legal-schema'

export const medicalBoard = legalPage({
  title: 'Medical Board Notice',
  description:
    'The notice to patients of the Medical Board of California: who licenses doctors, how to check a license, and how to file a complaint.',
  heading: 'Medical Board Notice',
  lead: 'You can check a doctor’s license at any time, and you can file a complaint. This notice tells you how.',
  effective: '2026-11-20',
  isMandatedWording: true,
  models: [
    {
      title: 'Medical Board of California: Notice to Consumers',
      href: 'https://www.mbc.ca.gov/Licensing/Notice-to-Consumers.aspx',
    },
    { title: 'California Code of Regulations, title 16, section 1355.4', href: null },
    { title: 'California Business and Professions Code 2026', href: null },
  ],
  sections: [
    {
      id: 'notice',
      heading: 'NOTICE TO PATIENTS',
      body: [
        {
          note: 'Medical doctors are licensed and regulated by the Medical Board of California. To check up on a license or to file a complaint go to www.mbc.ca.gov, email: licensecheck@mbc.ca.gov, or call (800) 633-2322.',
        },
        'You find the same notice at the office, with a code that your phone can read. The board also offers it in other languages. Among them are Spanish, Chinese, Vietnamese, Tagalog, Korean, Armenian, Farsi, Arabic, Russian, Japanese, Punjabi and Khmer. Ask us for yours.',
      ],
    },
    {
      id: 'board',
      heading: 'What the board does',
      body: [
        'The Medical Board of California is an office of the state. It gives doctors their license, sets rules for them, and looks into complaints. It is not part of this practice, and we have no say in what it decides.',
      ],
    },
    {
      id: 'license',
      heading: 'How to check a license',
      body: [
        {
          steps: [
            'Go to www.mbc.ca.gov and find the search for a doctor’s license.',
            'Type the doctor’s last name, and the first name if you know it.',
            'Choose the right person. The city can help.',
            'Read whether the license is current, and whether the board has acted against it.',
          ],
        },
        'You can call or write to the board instead, as the notice says. This works for any doctor who is licensed by the board, not only for ours. Doctors of osteopathic medicine (DO) have a board of their own.',
        'A license is not the same as board certification. A license allows a doctor to practice. Certification in a field, such as orthopedic surgery, comes from a separate medical group. See [Credentials](/credentials).',
      ],
    },
    {
      id: 'complaint',
      heading: 'If something went wrong',
      body: [
        'You can talk to us first, if you want to. Often we can explain or mend something. You do not have to. You can go to the board at once.',
        'It helps to have these at hand:',
        {
          list: [
            'The doctor’s name, and the place where you were treated',
            'What happened, and on which days',
            'Names of others who saw it',
            'Copies of letters, bills or records that have to do with it',
          ],
        },
        'You have a right to a copy of your record. See [Notice of Privacy Practices](/legal/notice-of-privacy-practices#rights). A complaint does not cost you your care here, and we will not hold it against you.',
        'If your health is in danger now, do not wait for an answer from us or from the board. Call 911.',
      ],
    },
    {
      id: 'others',
      heading: 'Other complaints',
      body: [
        'The board is the right place for the care that a doctor gave. For other things, see [privacy complaints](/legal/notice-of-privacy-practices#complaints), [complaints about discrimination](/legal/nondiscrimination#complaints), and [disputing a bill](/legal/good-faith-estimate#dispute).',
        'If you have a question about this notice, contact us. Our details are at the end of this page.',
      ],
    },
  ],
  links: [
    { href: '/credentials', label: 'Credentials of the surgeon' },
    { href: '/legal/open-payments', label: 'What companies pay to doctors' },
    { href: '/legal/notice-of-privacy-practices', label: 'Notice of Privacy Practices' },
    { href: '/contact', label: 'Contact the office' },
  ],
})
