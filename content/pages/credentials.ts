import { textPage } from '@/content/page-schema'

export const credentials = textPage({
  title: 'Credentials',
  description:
    'The surgeon’s degree and training, what board certification means, and plain steps to check a California medical license yourself.',
  reviewed: '2026-11-20',
  heading: 'Credentials',
  lead: 'The surgeon became an MD in 2005 and finished a fellowship in 2011. With the steps below, you can check the license and board certification of any surgeon in California.',
  sections: [
    {
      id: 'training',
      heading: 'The training, step by step',
      body: [
        {
          table: {
            caption: 'Training of the surgeon',
            head: ['Years', 'Step', 'What it means'],
            rows: [
              ['2005', 'Medical degree (MD)', 'Medical school is done'],
              ['2005-2010', 'Residency', 'Hands-on training in a hospital'],
              ['2010-2011', 'Fellowship', 'More training in one narrow field'],
            ],
          },
        },
        'The surgeon is board certified in orthopedic surgery, by the practice’s own account. You can [check that yourself](/credentials#certificate). Some details are [still missing here](/biography#still-missing).',
      ],
    },
    {
      id: 'board',
      heading: 'What does board certified mean?',
      body: [
        'A license lets a doctor practice medicine. The state gives it, and it is required. Board certification is an extra step that a doctor chooses to take.',
        'A board is a group of doctors who set the tests for their field. In the United States, the American Board of Orthopaedic Surgery certifies orthopedic surgeons. It is not part of the state or of any hospital.',
        'To be certified, a surgeon must finish residency and then pass tests. They cover what the surgeon knows, and cases from the surgeon’s own work. The certificate runs for a set time and has to be renewed.',
      ],
    },
    {
      id: 'fellowship',
      heading: 'What is a fellowship?',
      body: [
        'A fellowship comes after residency. The doctor works beside experts in one part of a field, often for about a year. A fellowship is training, and neither a license nor a test by a board. Ask where it was done and in which field.',
      ],
    },
    {
      id: 'license',
      heading: 'How to check a California license',
      body: [
        {
          steps: [
            'Ask the office for the surgeon’s full name as it stands on the license. Ask for the license number too, since two doctors can share a name.',
            'Go to the website of the Medical Board of California. Open its license search.',
            'Search by name or by number. An MD is listed as a physician and surgeon.',
            'Make sure you have the right person. Compare the city and the medical school.',
            'Read the license status and the date it expires.',
            'Scroll to the very end of the page. Look for action by the board, such as probation. Open the papers and read them.',
            'Ask the surgeon about anything that worries you.',
          ],
        },
        'The search does not show everything. A complaint is not public unless the board has acted on it. [Read what the Medical Board does, and how to reach it](/legal/medical-board).',
        'A doctor with the letters DO has a board of another name in California. If you live in another state, use the medical board of that state.',
      ],
    },
    {
      id: 'certificate',
      heading: 'How to check board certification',
      body: [
        {
          steps: [
            'Go to the website of the American Board of Orthopaedic Surgery. Look for the search for certified surgeons.',
            'Type the surgeon’s name and state.',
            'See whether the certificate is valid today.',
            'No result? Check the spelling first. Then ask the surgeon which board gave the certificate.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions to ask the surgeon',
      body: [
        {
          list: [
            'How much of your work is spine surgery?',
            'How often do you do the operation that I may need?',
            'How do you keep track of how your patients do?',
            'Who else takes part in the operation, and what do they do?',
            'Who takes calls at night and on weekends?',
            'Does a company that makes implants pay you? [How to look this up](/legal/open-payments).',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What do certificates not tell you?',
      body: [
        'A license and a certificate show that a surgeon has met a standard. They do not show how the surgeon’s patients did. They cannot tell you who will listen to you, or whether an operation is right for you.',
        'A clean record is a good sign, but it promises nothing. If you find an entry, read the papers behind it, and ask the surgeon about it.',
        {
          note: 'Check the papers first. Then ask yourself after the visit: was I heard, and did I get clear answers?',
        },
      ],
    },
  ],
  links: [
    { href: '/biography', label: 'Read the biography' },
    { href: '/about', label: 'Read how the surgeon treats people' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/reviews', label: 'How to judge reviews of surgeons' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
  ],
})
