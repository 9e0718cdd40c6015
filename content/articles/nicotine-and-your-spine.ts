import { article } from '@/content/article-schema'

export const nicotineAndYourSpine = article({
  slug: 'nicotine-and-your-spine',
  published: '2026-11-20',
  topics: ['before-surgery', 'daily-life', 'after-surgery'],
  title: 'Nicotine and your spine',
  description:
    'Why nicotine matters when bones must join, what counts as nicotine, where experts differ on patches, and a quit plan to fill in. No scolding.',
  heading: 'Nicotine and your spine',
  lead: 'Nicotine is a concern above all before surgery that joins bones. In one study, the bones joined almost as often in people who quit and stayed off for more than 6 months after surgery as in people who did not smoke.[^GLASS]',
  inShort: [
    'Tell your surgeon the truth about nicotine. It is used to plan, not to judge.',
    'Staying off for months after surgery counts, too.',
    'Ask your surgeon about patches and gum by name. Sources disagree on them.',
  ],
  sections: [
    {
      id: 'why',
      heading: 'Why do surgeons ask?',
      body: [
        'A fusion is surgery that joins bones. It works when new bone grows across a gap, and growing bone needs a good blood supply. Many surgeons think that nicotine gets in the way of this.',
        'One study counted how often the bones failed to join after a fusion:[^GLASS]',
        {
          list: [
            'People who did not smoke: 14 of 100. In 86 the bones joined.',
            'People who quit and stayed off for more than 6 months after surgery: 17 of 100. In 83 they joined.',
            'People who kept smoking: 27 of 100. In 73 they joined.',
          ],
        },
        'So in most people who kept smoking, the bones still joined. And those who quit and stayed off came close to those who did not smoke. One caution: people chose for themselves whether to quit, so the groups may have differed in other ways, too.',
      ],
    },
    {
      id: 'not-joined',
      heading: 'What if the bones do not join?',
      body: [
        'Doctors call it a non-union. Pain may stay or come back, or a screw may loosen. Some people then have another operation. After such a repair, 52 of 100 people in one study felt better overall, and 48 did not.[^SUH] That is one reason why surgeons care so much about the first try.',
      ],
    },
    {
      id: 'no-fusion',
      heading: 'What if I am not having a fusion?',
      body: [
        'Then the numbers above are not about you. Smoking is still often named among the things that add to disc wear, with age, genes and heavy work. Quitting will not turn back the wear on a scan. Heart and lungs matter as well for anesthesia, so tell that team.',
        'If no surgery is planned, you have no date to meet. Your own doctor can help you quit at your own pace.',
      ],
    },
    {
      id: 'counts',
      heading: 'What counts as nicotine?',
      body: [
        'It is more than cigarettes. Say yes if you use any of these, even now and then:',
        {
          list: [
            'Cigarettes, cigars, a pipe or a water pipe',
            'A vape or an e-cigarette',
            'Chew, snuff or nicotine pouches',
            'Patches, gum, lozenges or a spray',
          ],
        },
        'Experts do not agree on the last group. One source lists nicotine replacement as an option before a fusion.[^IJSS] Another counts all nicotine as harmful to it.[^SH-N] So do not choose for yourself. Ask: “May I use patches or gum, until when, and what else could help me?” There are also prescription medicines for quitting. Your own doctor can tell you if one is right for you.',
      ],
    },
    {
      id: 'when',
      heading: 'How early, and for how long?',
      body: [
        'Many surgeons want you off nicotine some weeks before the date. Starting early leaves time for a second try. Ask for the exact day.',
        'The time after is easy to forget. You feel better, life is normal, and someone offers you a cigarette. Yet bone needs 3 to 4 months or more, and it can still be healing for up to a year.[^MLP] In the study above, those who came close to nonsmokers had stayed off for more than 6 months.[^GLASS] Plan for that stretch from the start.',
        'Ask also if you will be tested, when, and what happens if the test is positive. A later date is no penalty. It is meant to give the bone a better chance.',
      ],
    },
    {
      id: 'how',
      heading: 'A way to begin',
      body: [
        {
          steps: [
            'For two days, write down each time you use nicotine, and what set it off: coffee, pain, the car, boredom.',
            'Pick your day. Tell one person who will be kind about it.',
            'Talk to your doctor or pharmacist before that day about what may help. Do not stop or start any medicine on your own.',
            'Call 1-800-QUIT-NOW for help by phone. In California, the program is called Kick It California.',
            'Clear the house, the car and your pockets the night before.',
            'Have one thing ready for each trigger: cold water, a short walk, a call, something for your hands.',
          ],
        },
        'Pain is a common trigger. If nicotine has been how you get through bad hours, say so. Ask your team what else you can do in those hours. [Moving with back pain](/blog/moving-with-back-pain) has some ideas for a bad day.',
      ],
    },
    {
      id: 'slip',
      heading: 'If you slip, or are not ready',
      body: [
        'Nicotine is hard to give up, and many people need more than one try. One slip does not undo the days before it. Throw out the rest, note what set it off, and go on. If it is close to your surgery, {call the office} and say so. A new date is better than a secret, and no one should scold you.',
        'Not ready? You can say that, too. Ask what it would mean for your choices. Would the surgeon still operate? Is there an operation that needs no fusion? What do the numbers look like for you? You can come back to it later.',
        {
          note: 'If you live with someone who is quitting, ask how you can help, and keep the advice to yourself.',
        },
      ],
    },
    {
      id: 'plan',
      heading: 'My plan',
      body: [
        'Write it down and put it where you will see it.',
        {
          blanks: [
            'My day to quit',
            'My surgeon wants me off by, and until',
            'Patches or gum: my surgeon says',
            'My three hardest moments of the day',
            'What I will do instead',
            'Who I call when it is bad',
            'Why I am doing this',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/preoperative-education', label: 'What else to prepare before surgery' },
    { href: '/blog/risks-in-plain-numbers', label: 'Risks in plain numbers' },
    { href: '/blog/strong-bones-and-your-spine', label: 'Strong bones and your spine' },
    { href: '/resources/conditions/pain-after-spine-surgery', label: 'Guide: pain after spine surgery' },
  ],
  related: ['strong-bones-and-your-spine', 'getting-your-home-ready-for-surgery', 'risks-in-plain-numbers'],
  health: {
    reviewed: '2026-11-20',
    sources: ['SUH', 'IJSS', 'GLASS', 'MLP', 'SH-N'],
    signOff: [
      'Nicotine is a concern above all before a fusion; growing bone needs a good blood supply, and many surgeons think that nicotine gets in the way (general knowledge, not in the fact sheet).',
      'A non-union may mean pain that stays or returns, a loose screw, or another operation.',
      'Smoking is often named among the things that add to disc wear; quitting does not turn back wear on a scan.',
      'Heart and lungs matter for anesthesia, so that team should know about smoking (general knowledge).',
      'Many surgeons want patients off nicotine some weeks before the date.',
      'What counts as nicotine; some surgeons may test for it (put as a question).',
      'Prescription medicines to quit exist; ask the own doctor (general knowledge).',
      '1-800-QUIT-NOW and Kick It California as help by phone.',
      'Starting early leaves time for a second try (general knowledge).',
      'Many people need more than one try; a slip does not undo the days before it (general knowledge).',
    ],
  },
})
