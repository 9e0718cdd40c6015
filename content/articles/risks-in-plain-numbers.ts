import { article } from '@/content/article-schema'

export const risksInPlainNumbers = article({
  slug: 'risks-in-plain-numbers',
  published: '2026-11-20',
  topics: ['treatment-choices', 'before-surgery'],
  title: 'Risks in plain numbers',
  description:
    'How to read a percentage before spine treatment: turn it into people, hear both sides, and ask “compared with what?”. Real examples.',
  heading: 'Risks in plain numbers',
  lead: 'Turn each percentage into people: “How many out of 100?” Then ask how many it was without the treatment. These two questions clear up a lot.',
  inShort: [
    'Ask for numbers out of 100, and for both sides: how many had the result, and how many did not.',
    '“Twice the risk” means little until you know the risk it started from.',
    'A result means little until you know how people did with other care.',
  ],
  sections: [
    {
      id: 'people',
      heading: 'Turn percent into people',
      body: [
        'Picture 100 people in a church hall. “16 percent” means that 16 of them stand up and 84 stay seated.',
        'A real example: 338 people had surgery on the low back. Of these, 55 had a complication (a problem from the operation or after it), and 283 did not.[^PROI] That is about 16 of 100 who did, and 84 of 100 who did not.',
        'Both halves are true, and each sounds different alone. “84 of 100 had no complication” sounds safe. “16 of 100 had one” sounds risky. Ask for both, always.',
        'Keep the same total, too. “1 in 25” and “3 in 100” are hard to compare. As “4 in 100” and “3 in 100” they are easy.',
      ],
    },
    {
      id: 'double',
      heading: 'What does “twice the risk” mean?',
      body: [
        'It depends on the start. Twice 1 in 100 is 2 in 100. Twice 30 in 100 is 60 in 100. “Twice” is a relative number: it compares two groups. The count out of 100 is the absolute number: it tells you how many people.',
        'Smoking and fusion is an example. Fusion is surgery that joins bones. In one study, the bones failed to join about twice as often in people who kept smoking:',
        {
          table: {
            caption: 'Out of 100 people who had a fusion[^GLASS]',
            head: ['Group', 'Bones did not join', 'Bones joined'],
            rows: [
              ['Did not smoke', '14', '86'],
              ['Quit, and stayed off for more than 6 months after surgery', '17', '83'],
              ['Kept on smoking', '27', '73'],
            ],
          },
        },
        'So “twice” here means 13 more people in 100, and that is something you can weigh. The groups may have differed in other ways as well. Read more about [nicotine and your spine](/blog/nicotine-and-your-spine).',
        'Sometimes you get only the relative number. A walking program with teaching cut flare-ups that limit activity by 28%.[^WALK] That leaves out how many people had one. The same trial gave a plainer figure. The typical time to the next bout was 208 days with the program and 112 days without it.[^WALK]',
      ],
    },
    {
      id: 'compared',
      heading: 'Compared with what?',
      body: [
        'Here is a result that sounds good. People with spinal stenosis, a narrow spinal canal, got a steroid injection near the nerves. Good relief came to 54 of 100, and not to 46.[^MENG]',
        'Others got the numbing drug alone, with no steroid. Good relief came to 56 of 100, and not to 44.[^MENG] So in this study the steroid itself showed no gain. Without the second group, no one would have known.',
        'For a pinched nerve, the answer differs. In a review of 90 trials, about 24 more people in 100 did well with the steroid, for up to 3 months. For the other 76 it made no such difference. So about 4 people are treated for 1 to gain. Long-term relief is unproven.[^AAN][^AAN-N]',
        'Weigh that against harm. Problems were seen in about 2 to 17 of 100 people, mostly minor. About 83 to 98 had none.[^AAN][^AAN-N] Rare and grave ones are known too: loss of sight, stroke, paralysis and death. The Food and Drug Administration (FDA) has not approved steroids for this use.[^FDA]',
      ],
    },
    {
      id: 'range',
      heading: 'Why are there so many numbers for one risk?',
      body: [
        'Studies differ in their patients, their hospitals and what they count. Infection after low back surgery ran from 0.7 to 16 in 100 across studies, so 84 to more than 99 of 100 had none.[^SSI-R] In one series it was 2.8 in 100, so about 97 of 100 had none.[^SSI-1] Be wary of a single number with no range.',
        'Small studies swing most. One trial followed 47 people for 20 years after neck surgery. With an artificial disc, 10 in 100 had another operation and 90 did not. With a fusion, 42 in 100 did and 58 did not. Pain was similar.[^CDA20] The gap is large. But with so few people, a handful more or less would change it a lot.',
      ],
    },
    {
      id: 'counted',
      heading: 'What was counted, and for how long?',
      body: [
        'Large operations for a curved or bent spine show why this matters. Within 2 years, about 70 in 100 people had some complication, and about 30 had none. A further operation was needed in 28 of 100, and in 72 it was not.[^ASD1] In a larger group, 67 in 100 had a complication and 33 did not.[^ASD2] The word “complication” hides a lot. Ask how many were serious, and how many were still there a year later.',
        '“Success” hides even more. It may mean less pain, bones that joined, or a form ticked on the day people went home. Ask for the meaning, the number of people, and the time. Ask it of every figure, also of those on this website.',
      ],
    },
    {
      id: 'you',
      heading: 'Is it your number?',
      body: [
        'Study figures are averages. Your own risk may be higher or lower. Infection after spine surgery, for one, was about twice as common in people with diabetes.[^SSI-M] Suppose the risk were 3 in 100. Doubled, it would be 6 in 100, and 94 in 100 would still have none. That is only a sum to show the method. Ask your surgeon what fits you.',
        'Numbers also do not know what you value. A 10 in 100 risk may be fine for someone who cannot walk to the mailbox. It may be too much for someone who can.',
      ],
    },
    {
      id: 'try',
      heading: 'Fill this in at your visit',
      body: [
        'Hand this page to your surgeon and ask for numbers out of 100. “We do not know” is an honest answer. Write that down as well.',
        {
          table: {
            caption: 'Out of 100 people like me',
            head: ['Result', 'With this treatment', 'With other care', 'If I wait'],
            rows: [
              ['Clearly better after 1 year', '', '', ''],
              ['About the same', '', '', ''],
              ['Worse', '', '', ''],
              ['A serious complication', '', '', ''],
              ['Another operation', '', '', ''],
            ],
          },
        },
        {
          blanks: [
            'Where do these numbers come from, and how many people were studied?',
            'What are your own results?',
            'What makes my risk higher or lower?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/surgery-or-waiting', label: 'Surgery or waiting?' },
    {
      href: '/blog/what-steroid-injections-can-and-cannot-do',
      label: 'What steroid injections can and cannot do',
    },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
    { href: '/services/complex-spine-surgery#risks', label: 'Risks of complex spine surgery' },
  ],
  related: ['surgery-or-waiting', 'what-steroid-injections-can-and-cannot-do', 'getting-a-second-opinion'],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'PROI',
      'MENG',
      'SSI-R',
      'SSI-1',
      'SSI-M',
      'ASD1',
      'ASD2',
      'GLASS',
      'WALK',
      'AAN',
      'AAN-N',
      'FDA',
      'CDA20',
    ],
    signOff: [
      'The worked sum on diabetes and infection (3 in 100 doubled to 6 in 100) is only an illustration.',
      'With about 24 in 100 helped, for about 76 in 100 it makes no such difference.',
      'Smokers and people who did not smoke may have differed in other ways as well.',
    ],
  },
})
