import { textPage } from '@/content/page-schema'
import { postOperativeCare } from '@/content/pages/post-operative-care'

export const recovery = textPage({
  title: 'Recovery Guide: Healing After Spine Surgery',
  description:
    'How healing goes after spine surgery, week by week and by operation: work, driving, sports, setbacks, and when to worry.',
  heading: 'Recovery guide: how healing goes',
  lead: 'Skin heals first. Nerves and joined bone often take months, and some numbness may stay. The weeks below show what many people see after each operation.',
  inShort: [
    'Good days and bad days are common. Compare weeks, not hours.',
    'The operation sets the pace. A fusion, which joins bones, takes much longer than a small operation that frees a nerve.',
    'Pain that gets worse needs a call the same day. New weakness in a leg means 911.',
  ],
  sections: [
    {
      id: 'healing',
      heading: 'How does healing go?',
      body: [
        {
          terms: [
            ['Skin', 'The wound closes first. It is often checked about two weeks after the operation.'],
            [
              'Nerves',
              'Arm or leg pain may ease early. Old numbness can take months to fade, and some may stay.',
            ],
            [
              'Bone',
              'After a fusion, which joins bones, healing takes 3 to 4 months or more. It can go on for a year.[^MLP]',
            ],
            [
              'Strength',
              'Walking comes first. Physical therapy often starts later, when your surgeon says so.',
            ],
          ],
        },
        {
          note: 'The weeks on this page are a usual pattern, not a promise. Your surgeon decides what is safe for you.',
        },
        'Some times below come from the practice itself. The words beside each one say how to read it.',
      ],
    },
    {
      id: 'decompression',
      heading: 'A small operation that frees a nerve',
      body: [
        'This means a microdiscectomy, or a decompression through a small cut.',
        {
          claim: 'minimallyInvasiveRecovery',
          caveat:
            'This fits operations that only take pressure off a nerve. England’s health service says 4 to 6 weeks until you can move as expected.[^NHS-L] Heavy work and sports often come later, and some people need longer. It does not fit a fusion through small cuts.',
        },
        { timeline: 'mis-decompression' },
      ],
    },
    {
      id: 'endoscopic',
      heading: 'Endoscopic surgery',
      body: [
        'Here the surgeon works with a camera through a very small cut.',
        {
          claim: 'endoscopicRecovery',
          caveat:
            'This may be enough for light activity. In trials, people left the hospital sooner than after other small disc operations. They did not get back to work sooner, and their pain was similar.[^ED1]',
        },
        { timeline: 'endoscopic' },
      ],
    },
    {
      id: 'fusion',
      heading: 'Fusion',
      body: [
        'You may feel better well before the bone is firm, and that is the reason for the limits. Neither small cuts nor the help of a robot makes bone grow faster. It still needs 3 to 4 months or more.[^MLP] In some people the bones never join.[^GLASS]',
        { timeline: 'fusion' },
      ],
    },
    {
      id: 'disc-replacement',
      heading: 'Disc replacement',
      body: [
        'A worn disc is swapped for an implant that moves.',
        {
          claim: 'discReplacementRecovery',
          caveat:
            'Many people with a neck operation are back to full activity by then. An operation on the low back goes through the belly and can take longer.',
        },
        { timeline: 'disc-replacement' },
      ],
    },
    {
      id: 'large',
      heading: 'Large operations for curves',
      body: [
        'Long fusions that straighten the spine need the most patience.',
        {
          claim: 'complexRecovery',
          caveat: 'Read it as the time to daily tasks. Full recovery may take a year or more.',
        },
        'Complications are common after these operations. In one study of adults who had them, about 70 of 100 had a complication within 2 years, and about 30 had none. A further operation was needed in 28 of 100, and not in 72.[^ASD1] In a larger group, 67 of 100 had a complication and 33 did not.[^ASD2]',
      ],
    },
    {
      id: 'slower',
      heading: 'What can slow healing?',
      body: [
        {
          list: [
            '[Nicotine](/blog/nicotine-and-your-spine). After a fusion, bones fail to join more often in people who keep smoking.[^GLASS]',
            'Diabetes and extra weight. Both go with more infections.[^SSI-M] Ask your own doctor what would help you.',
            'Too much too soon. Lifting or twisting early puts load on tissue that is not ready.',
            'Too little. Long hours in bed or in a chair cost strength. Change your position every 20 to 30 minutes.[^MLP]',
          ],
        },
      ],
    },
    {
      id: 'setbacks',
      heading: 'What is a setback, and what is a warning?',
      body: [
        'A stiff, tired day after you did more is a common setback. Go back to shorter walks and build up again.',
        'Low mood can come when progress is slow. Tell someone about it. If you think of ending your life, see no hope or feel that you are a burden, call or text 988, day or night. Press 2 on the phone for Spanish.[^988][^SAMHSA] If you are in danger now, or took too many pills, call 911.',
        'A return of the old arm or leg pain is a warning. After a microdiscectomy, a small disc operation, more of the disc can push out. One source puts this at 5 to 10 of 100 people, so it did not in 90 to 95.[^SH-MD] Other figures run from 3 to 18 of 100, so it did not in 82 to 97.[^JBJSOA] {Call the office} the same day if pain gets worse or comes back. If it is very bad in a leg, or runs down both legs, go to the emergency room now. For pain that stays for months, there is a guide to [pain after spine surgery](/resources/conditions/pain-after-spine-surgery).',
      ],
    },
    {
      id: 'work',
      heading: 'When can you go back to work?',
      body: [
        'It depends on the operation and on the job. Desk work mostly comes first, lifting last.',
        {
          terms: [
            [
              'After surgery for a pinched nerve in the low back',
              'Studies range from less than 1 week to 20 weeks.[^RTW-R]',
            ],
            [
              'After a fusion',
              'One guide says about 4 to 6 weeks if you are young and fit. After major surgery, it says 4 to 6 months.[^MLP]',
            ],
            [
              'After planned low back surgery, in a Canadian study',
              'Half of the people were back within about 10 weeks, and half took longer. By 1 year, 82 of 100 were back at work and 18 were not.[^CSORN]',
            ],
          ],
        },
        'Ask for a work note with clear limits: how long you may sit, how much you may lift. Half days at first can help.',
      ],
    },
    {
      id: 'driving',
      heading: 'When can you drive?',
      body: [
        'Never on opioids, and not before your surgeon agrees. One small study, with 21 people, looked at how fast they could react after a low back fusion. It pointed to about 3 months.[^DRIVE-F] Your time may differ. Read [what you must be able to do first](/post-operative-care#driving).',
      ],
    },
    {
      id: 'sports',
      heading: 'When can you play sports?',
      body: [
        'Walking is your first exercise. Swimming, the gym, golf, running and contact sports each need a clear yes from your surgeon. Ask about yours by name. Later, once you are cleared, a national guide for adults names 150 minutes a week at a medium effort, such as brisk walking, and strength work twice a week.[^PAG]',
      ],
    },
    {
      id: 'worry',
      heading: 'When should you worry?',
      body: [
        'Ask one question each week: can I do more than last week? If the answer is no two weeks in a row, book a visit. Do not wait that long when you get worse. Call 911 for new weakness in a leg, trouble with your bladder or bowel, numbness where you sit, chest pain or short breath. The card [“When to get help”](/resources/recovery#when-to-get-help) has the full list.',
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Wound, sleep and medicine in the first weeks' },
    { href: '/recovery-tracker', label: 'A recovery tracker, with dates for your operation' },
    { href: '/blog/nicotine-and-your-spine', label: 'Nicotine and your spine' },
    { href: '/resources/conditions/pain-after-spine-surgery', label: 'When pain stays after surgery' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'NHS-L',
      'ED1',
      'ASD1',
      'ASD2',
      'SSI-M',
      'RTW-R',
      'JBJSOA',
      'SAMHSA',
      'CDC-VTE',
      'NHS-A',
      'BEFAST',
      'MLP',
      'GLASS',
      'CSORN',
      'DRIVE-F',
      'SH-MD',
      'PAG',
      '988',
    ],
    signOff: [
      'All four timelines (content/recovery-timelines.ts), apart from most routines by week 6 after decompression and bone healing after fusion',
      'The wound is often checked about two weeks after the operation',
      'Old numbness may take months to fade, or stay',
      'Physical therapy often starts later, when the surgeon says so',
      'Arm or leg pain may ease early (general knowledge)',
      'Small cuts or a robot do not make bone heal faster; you may feel better before the bone is firm',
      'Neck disc replacement: full activity for many within the stated time; the low back can take longer',
      'Large operations: daily tasks within the stated time, full recovery a year or more',
      'Early lifting or twisting, and long hours in bed, slow recovery (general knowledge)',
      'A stiff, tired day after more activity is a common setback; low mood is common (general knowledge)',
      'Desk work mostly comes first, lifting last',
      'Driving: never on opioids, only when the surgeon agrees',
      'No progress two weeks in a row: book a visit (general knowledge)',
      'The return of arm or leg pain, or pain that gets worse: call the same day (general knowledge)',
      'Overdose or danger from thoughts of suicide means 911; half days at first and a work note with limits can help (general knowledge)',
      'The card is the one of /post-operative-care: its lines are listed there',
    ],
    help: postOperativeCare.health?.help,
  },
})
