import { article } from '@/content/article-schema'

export const gettingASecondOpinion = article({
  slug: 'getting-a-second-opinion',
  published: '2026-11-20',
  topics: ['treatment-choices', 'before-surgery', 'paying-for-care'],
  title: 'Getting a second opinion',
  description:
    'When a second opinion on spine surgery is worth it, when not to wait for one, what to send, and what to do if two surgeons disagree.',
  heading: 'Getting a second opinion',
  lead: 'For planned spine surgery there is usually time to ask another surgeon. You need no excuse. In an emergency, do not wait for one.',
  inShort: [
    'Ask first how long you can safely wait.',
    'Send the pictures themselves, and not only the written reports.',
    'If two opinions differ, ask each why. Then weigh what matters to you.',
  ],
  sections: [
    {
      id: 'not',
      heading: 'When not to wait for one',
      body: [
        'Some problems are a matter of hours. Call 911 or go to the emergency room now for any emergency sign in [When to get help](/blog/getting-a-second-opinion#when-to-get-help). Among them are new trouble with bladder or bowel, numbness around your genitals, bottom or inner thighs, and weakness that spreads, gets worse fast or is in both legs. When the nerves at the base of the spine are pressed, early treatment appears to work better.[^BASS] Go now, and do not look for another opinion first.',
        'Other problems may leave you less time than you think. One is disease of the cord from pressure in the neck. A guideline recommends surgery when it is moderate or severe.[^DCM] A tumor, an infection or a broken bone in the spine may not leave you much time either. Here the first question is: “How long can I safely wait?” Tell the second office the answer when you book. If hands, walking or bladder change suddenly or fast, call 911 or go to the emergency room.',
      ],
    },
    {
      id: 'when',
      heading: 'When is it most worth it?',
      body: [
        {
          list: [
            'The operation is large, or it would be your second or third.',
            'You were told “surgery” but not why, or not what else there is.',
            'The reason given is back or neck pain alone, with no pressed nerve.',
            'You felt hurried, though nothing about it was urgent.',
            'What the scan shows does not seem to match where you hurt.',
            'You were told that nothing can be done.',
            'The choice keeps you awake at night.',
          ],
        },
        'You may well hear the same advice twice. That is worth knowing too, and it can make the choice easier.',
      ],
    },
    {
      id: 'disagree',
      heading: 'Where do good doctors disagree?',
      body: [
        'More often than you might think. In some fields the studies do not settle the question.',
        {
          terms: [
            [
              'Fusion for worn discs',
              'Four trials could not settle whether fusion, which joins bones, beats care without surgery.[^SKOLD] For low back pain, British guidance does not advise it outside a trial.[^NICE-S] Practice in the United States is often broader.',
            ],
            [
              'A slipped vertebra',
              'Counted by the care they really had, people with surgery did better up to 8 years. The stricter comparison, by the group that chance put them in, did not show it, because so many had switched.[^SPORT-DS8]',
            ],
            [
              'Arthritis of the small joints',
              'An expert panel called nearly all of its aspects controversial.[^COHEN]',
            ],
            [
              'Robot or no robot',
              'One review found that screws often sat more precisely.[^ROB1] Another found no clear difference, and longer operations.[^ROB2] It is not clear that people have less pain or can do more.[^ROB1]',
            ],
          ],
        },
        'So a different answer does not mean that one surgeon is careless. It often means that the choice is yours to weigh.',
      ],
    },
    {
      id: 'say',
      heading: 'How do I tell my surgeon?',
      body: [
        'Say it plainly. You could use one of these:',
        {
          list: [
            '“This is a big step for me. I would like a second opinion before I decide.”',
            '“Who would you send a relative to?”',
            '“Could your staff send my records and my images?”',
          ],
        },
        'You do not have to say whom you will see, or which answer you hope for. If you wish, keep your date for surgery while you ask. Find out by when you could still change it.',
        'See someone who does not work in the same group, if you can.',
      ],
    },
    {
      id: 'send',
      heading: 'What should I send or bring?',
      body: [
        'Good material may save you a second scan.',
        {
          checklist: 'second-opinion-packet',
          items: {
            images: 'MRI, CT and X-ray pictures on a disc',
            reports: 'The written reports on those pictures',
            notes: 'The first surgeon’s visit notes, with the name of the operation advised',
            old: 'Reports of any spine operation you have had',
            tried: 'Treatments tried, with dates, and whether they helped',
            medicines: 'A list of medicines, allergies and implants',
            goals: 'One line on what I want to be able to do again',
            person: 'Someone who listens with me, and an interpreter if I need one',
          },
        },
        'If you can, open the disc at home to check that it is yours and that it works, and keep a copy.',
      ],
    },
    {
      id: 'pay',
      heading: 'Will my plan pay?',
      body: [
        'Ask your plan before you book. Does it cover a second opinion? Does the surgeon have to be in its network? Do you need a referral, which means that a doctor sends you? Original Medicare generally asks for none. Medicare Advantage HMO plans often do.[^MED-R] With Medi-Cal, ask your own plan.',
        'If you have no insurance or do not use it, you can ask for a written estimate first. It is called a [Good Faith Estimate](/legal/good-faith-estimate).[^GFE] There is more in [referrals, insurance and estimates](/blog/referrals-insurance-and-estimates).',
      ],
    },
    {
      id: 'differ',
      heading: 'What if the two opinions differ?',
      body: [
        {
          steps: [
            'Find the exact point. Is it the cause, the kind of operation, or the timing?',
            'Tell each surgeon, kindly, what the other said. Ask: “What would have to be true for that plan to be right?”',
            'Ask each for [numbers out of 100](/blog/risks-in-plain-numbers), with and without surgery.',
            'Ask how often each does this operation, and with what results.',
            'Ask your own doctor, who knows you, to help you sort it out.',
          ],
        },
        'A third opinion can break a tie. A fourth or fifth seldom adds much. Still unsure, and nothing is urgent? Ask what watching and waiting would look like, and which signs would end it.',
      ],
    },
    {
      id: 'sheet',
      heading: 'Two opinions, side by side',
      body: [
        {
          table: {
            caption: 'My two opinions',
            head: ['Question', 'First surgeon', 'Second surgeon'],
            rows: [
              ['Cause of my pain, and how sure', '', ''],
              ['What you advise', '', ''],
              ['What else could be done', '', ''],
              ['If I wait', '', ''],
              ['Chance that I am better, out of 100', '', ''],
              ['Main risks for me, out of 100', '', ''],
              ['Time off, and who must help', '', ''],
              ['The plan if it fails', '', ''],
            ],
          },
        },
      ],
    },
  ],
  links: [
    { href: '/blog/risks-in-plain-numbers', label: 'Risks in plain numbers' },
    { href: '/blog/surgery-or-waiting', label: 'Surgery or waiting?' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
    { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: pain after spine surgery' },
  ],
  related: ['risks-in-plain-numbers', 'surgery-or-waiting', 'referrals-insurance-and-estimates'],
  health: {
    reviewed: '2026-11-20',
    sources: ['BASS', 'SKOLD', 'SPORT-DS8', 'COHEN', 'DCM', 'NICE-S', 'ROB1', 'ROB2', 'MED-R', 'GFE'],
    signOff: [
      'For planned spine surgery there is usually time for a second opinion.',
      'With pressure on the cord in the neck there may be less time; ask how long you can safely wait.',
      'A tumor, an infection or a broken bone in the spine may leave little time for a second opinion.',
      'When a second opinion is most worth it (list).',
      'Practice in the United States is often broader than British guidance on fusion.',
      'See someone outside the first surgeon’s group; a fourth or fifth opinion seldom adds much.',
    ],
  },
})
