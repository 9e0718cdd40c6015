import { article } from '@/content/article-schema'

export const surgeryOrWaiting = article({
  slug: 'surgery-or-waiting',
  published: '2026-11-20',
  topics: ['treatment-choices', 'before-surgery'],
  title: 'Surgery or waiting: how to decide',
  description:
    'What large trials say about surgery or waiting for a disc, stenosis or a slipped bone, why the results are blurred, and how to decide.',
  heading: 'Surgery or waiting?',
  lead: 'Unless you have a warning sign, there is often time to choose. With a herniated disc, surgery often eases leg pain faster, and many people also get better without it.',
  inShort: [
    'Some signs end the wait at once. They are on the card [“When to get help”](/blog/surgery-or-waiting#when-to-get-help).',
    'In large studies, people who had surgery improved more. But many had changed groups by choice, so the true gain is less sure.',
    'A good wait has an end date, and a list of what would cut it short.',
  ],
  sections: [
    {
      id: 'no-wait',
      heading: 'When is waiting not a choice?',
      body: [
        'New bladder or bowel trouble, numbness between your legs, or weakness that grows fast or is in both legs means 911 or the emergency room now. The same goes for legs that stumble, and for fever with very bad back or neck pain. Read [is it an emergency?](/blog/is-it-an-emergency) if you are unsure.',
        'Other new weakness, even if it is slight, is seen the same day. When weakness grows, many surgeons operate sooner.',
        'Pressure on the spinal cord in the neck has its own rules. A guideline advises surgery when the trouble is moderate or severe. When it is mild, it names two paths: surgery, or supervised rehab with close checks and surgery if it gets worse. When a scan shows pressure but there are no symptoms, it advises against an operation to prevent them.[^DCM] The aim is to stop the decline. Full recovery is not promised. More is in the guide to [cord pressure in the neck](/resources/conditions/cervical-myelopathy).',
      ],
    },
    {
      id: 'crossover',
      heading: 'Why did big studies not settle it?',
      body: [
        'The fairest test lets chance decide, as a coin does: heads means surgery, tails means other care. Then the two groups are much alike at the start.',
        'A project called SPORT did this for three spine problems. But people change their minds. Here is a made-up case:',
        {
          list: [
            'The coin sends 10 people to surgery. Of these, 4 feel better before the date and call it off.',
            'It sends 10 others to wait. Of these, 4 hurt too much and have the operation.',
            'Now each group holds 6 people who did as the coin said and 4 who did not.',
          ],
        },
        'This is called crossover. Compare the coin’s groups, and surgery looks weaker than it may be, since both hold a mix. Compare those who had surgery with those who did not, and the coin no longer keeps it fair. People who choose surgery may differ in ways that no one measured. So each way of counting tells only half of the story.',
      ],
    },
    {
      id: 'disc',
      heading: 'Herniated disc',
      body: [
        'SPORT took people whose leg pain had lasted at least 6 weeks, with a scan that fit.[^SPORT-D2] Counted by what people really had, those with surgery improved more, at 4 years and at 8. By the coin’s groups, the difference was small and blurred.[^SPORT-D4][^SPORT-D8] Work was similar: after surgery 84 of 100 were working and 16 were not. Without it, 78 were working and 22 were not.[^SPORT-D4][^SPORT-D8]',
        'Time helps many people. Sciatica usually settles in 4-6 weeks, sometimes longer.[^NHSW] In one pooled study the herniation shrank without surgery in about 63 of 100 people. The range was 49 to 77, so in about 23 to 51 it did not.[^REGR1] In a later one it shrank in about 70 of 100, mostly within 6 months, and in about 30 it did not.[^REGR2]',
        'So if you have no warning sign, some more weeks are a fair choice for many people. Ask how long is safe for you. Only you know how hard those weeks would be. See the [guide to herniated discs](/resources/conditions/herniated-disc#surgery).',
      ],
    },
    {
      id: 'stenosis',
      heading: 'Spinal stenosis, the tight canal',
      body: [
        'Here SPORT took people whose leg symptoms had limited them for at least 12 weeks, with a scan that fit. Counted by what people really had, those with surgery still had more improvement at 4 years.[^SPORT-S4] One British hospital tells its patients that about 85 of 100 improve once the nerves are freed, and about 15 do not.[^CUH] We have not seen how that was counted.',
        'What does waiting offer? Exercise, often with a therapist, and maybe medicine. Steroid shots showed no clear pain benefit here.[^AAN] Then judge by your legs. Can you walk to the car, or only to the door? If that distance shrinks, tell your surgeon. If your legs turn weak, heavy or stumble, go to the emergency room now.',
      ],
    },
    {
      id: 'slip',
      heading: 'A slipped bone',
      body: [
        'For most people with a slip, care starts without surgery.[^STATP] Counted by what people really had, those with an operation did better up to 8 years. By the coin’s groups they did not, since so many had changed sides.[^SPORT-DS4][^SPORT-DS8]',
        'Surgery here is often a fusion, which joins bones. That is a bigger step than freeing a nerve. Bone needs 3 to 4 months or more to heal.[^MLP] Ask if freeing the nerve alone would be enough for [your kind of slip](/resources/conditions/spondylolisthesis#surgery).',
      ],
    },
    {
      id: 'back-pain',
      heading: 'Back pain without a pressed nerve',
      body: [
        'The proof for surgery is thinnest here. Four trials could not settle whether fusion beats care without surgery for worn discs.[^SKOLD] British guidance does not advise fusion for low back pain outside a trial, and it does not advise disc replacement.[^NICE-S] Doctors in the United States are often more open to these operations. If you are offered one for back pain alone, [a second opinion](/blog/getting-a-second-opinion) is worth the trip.',
      ],
    },
    {
      id: 'weigh',
      heading: 'How do you weigh it?',
      body: [
        'Start with numbers: [how many out of 100](/blog/risks-in-plain-numbers) get better, with surgery and without. Then come questions that no study can answer for you.',
        {
          list: [
            'Which symptom is the operation meant to change? Is that the one that bothers me most?',
            'What one thing do I want back: sleep, work, a walk around the block?',
            'Have I given other care a fair try, or only a brief one?',
            'Which would be harder to live with: more months like this, or a bad complication?',
            'Could I take time off and have help for some weeks now, or is another season better?',
            'If I pictured the other choice, would I feel relief?',
          ],
        },
        'Two people can have the same scan, choose differently, and both be right.',
      ],
    },
    {
      id: 'wait-well',
      heading: 'If you wait, wait with a plan',
      body: [
        {
          steps: [
            'Ask the surgeon: “How long is it safe to wait, and what would change that?”',
            'Set a date to decide again.',
            'Keep up the active part of care, such as walking and your exercises.',
            'Measure one thing each week, such as minutes walked. It may tell you more than a pain score.',
            'Know the signs on the card. If one comes, do not wait for your date. Get help as fast as the card says.',
          ],
        },
        {
          table: {
            caption: 'My wait',
            head: ['', 'Today', 'After 3 weeks', 'On my date'],
            rows: [
              ['Minutes I can walk', '', '', ''],
              ['Hours I sleep', '', '', ''],
              ['What I cannot do', '', '', ''],
              ['My leaning: wait or surgery', '', '', ''],
            ],
          },
        },
        { blanks: ['I decide again on', 'The person I will talk it over with'] },
      ],
    },
  ],
  links: [
    { href: '/blog/risks-in-plain-numbers', label: 'Risks in plain numbers' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/resources/pre-operative', label: 'If you lean toward surgery: what to ask first' },
  ],
  related: [
    'risks-in-plain-numbers',
    'getting-a-second-opinion',
    'what-steroid-injections-can-and-cannot-do',
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'SPORT-D2',
      'SPORT-D4',
      'SPORT-S4',
      'SPORT-DS4',
      'SPORT-DS8',
      'REGR1',
      'NHSW',
      'STATP',
      'SKOLD',
      'SPORT-D8',
      'REGR2',
      'DCM',
      'AAN',
      'MLP',
      'NICE-S',
      'CUH',
    ],
    signOff: [
      'Many surgeons operate sooner when weakness grows; other new weakness, even if slight, is seen the same day.',
      'Cord pressure: the aim is to stop the decline; full recovery is not promised.',
      'The crossover example with 10 and 10 people is made up to show the method.',
      'Without a warning sign, there is often time to choose; with a herniated disc, some more weeks of waiting are a fair choice for many people.',
      'Stenosis without surgery: exercise, often with a therapist, maybe medicine.',
      'Surgery for a slip is often a fusion; for some, freeing the nerve may be enough.',
      'The proof for surgery is thinnest for back pain without a pressed nerve (a summary of SKOLD and NICE-S).',
      'Doctors in the United States are often more open to fusion and disc replacement for worn discs than British guidance.',
      'The list of questions to weigh, and the plan for waiting (general knowledge).',
    ],
  },
})
