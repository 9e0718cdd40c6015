import { condition } from '@/content/condition-schema'

export const spondylolisthesis = condition({
  slug: 'spondylolisthesis',
  name: 'Spondylolisthesis (slipped bone)',
  alsoCalled: ['Slipped vertebra', 'Forward slip'],
  structured: {
    signs: [
      'Low back pain that is worse with activity',
      'Leg pain',
      'Legs that hurt on standing and walking and ease on sitting',
    ],
    treatments: ['Exercise', 'Medicine', 'Injection', 'Decompression', 'Fusion'],
  },
  summary: 'Low back pain that grows with activity, sometimes with pain in the legs.',
  region: 'low-back',
  levels: ['L4-L5', 'L5-S1'],
  levelsNote:
    'Often L5 slips on S1, the top of the sacrum.[^STATP] A slip from wear is often found one level higher, at L4 on L5.',
  title: 'Spondylolisthesis: When a Spine Bone Slips',
  description:
    'What a slipped vertebra is, what its grade means, why most people need no surgery, and what studies say for and against a fusion.',
  heading: 'Spondylolisthesis: a slipped bone',
  lead: 'One bone of the spine has slid over the one below. Most slips are mild or cause no trouble, and most people start without surgery.[^STATP]',
  inShort: [
    'Slips are graded from 1 to 5, and 1 and 2 are low grades.[^CG-SPL] Ask for yours.',
    'Surgery comes up when symptoms are disabling in spite of other care. The studies on it are hard to read.',
    'New bladder or bowel trouble, numbness between the legs, or weakness that is in both legs or grows fast is an emergency. Call 911.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What has slipped, and how far?',
      body: [
        'The bones of your spine are stacked like blocks, with a disc between each pair. In spondylolisthesis, one block has slid on the next. We call it a slip.',
        'About 6 of 100 people have a flaw in the bone that makes a slip possible. In about 2 of those 6 the bone does slip. In the other 4 it stays where it is.[^STATP]',
        'Doctors grade a slip by how far the bone has moved, from 1 to 5. Grades 1 and 2 are called low.[^CG-SPL]',
        {
          spine: ['L5-S1', 'L4-L5'],
          caption: 'Where slips are often found: L5 on S1, and L4 on L5.',
        },
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'Three patterns are common, and they can mix:[^STATP]',
        {
          list: [
            'Low back pain that is worse with activity.',
            'Leg pain, because a nerve is squeezed at the level of the slip.',
            'Legs that hurt on standing and walking and ease on sitting, as in [spinal stenosis](/resources/conditions/spinal-stenosis).',
          ],
        },
        'Many people feel nothing,[^STATP] and their slip is found by chance on an X-ray.',
      ],
    },
    {
      id: 'why',
      heading: 'Why did the bone slip?',
      body: [
        {
          terms: [
            ['A stress fracture', 'A crack in the bone from strain over time.'],
            ['Arthritis', 'Worn joints hold less firmly, so a bone can shift.'],
            ['Birth', 'Some people are born with a spine that is more likely to slip.'],
            [
              'Injury',
              'A hard blow can do it. After a major fall or crash, bad back pain means 911 or the emergency room.',
            ],
          ],
        },
      ],
    },
    {
      id: 'diagnosis',
      heading: 'Which tests show it?',
      body: [
        'X-rays taken while you stand are often the first test. They show the bones and how they line up. An MRI is often added to look at the discs and the nerves.',
        'Ask for the level and the grade of your own slip, and write both down.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'Read “When to get help” on this page first. If you have no urgent sign:',
        {
          list: [
            'Keep doing what your back allows, and shorten what brings the pain on.',
            'Swap some activities for gentler ones, such as walking on flat ground.',
            'Notice if a leg or foot gets weaker. Get seen the same day, and call 911 if it happens fast.',
            'If you smoke, ask for help to quit. It can matter for healing if you ever have a fusion.[^GLASS]',
          ],
        },
      ],
    },
    {
      id: 'treatment',
      heading: 'How is it treated, step by step?',
      body: [
        {
          terms: [
            [
              'Care without surgery',
              'The start for most people.[^STATP] It often means exercise, with a physical therapist to guide it.',
            ],
            [
              'Medicine',
              'It may help you through a bad spell. Ask which kind is safe with your other illnesses and medicines.',
            ],
            [
              'Injection',
              'For a pinched nerve, a review found that steroid shots help some people for up to 3 months. For a tight canal it found no clear pain benefit.[^AAN] Grave harm is rare, but it is known.[^FDA]',
            ],
            ['Decompression', 'Surgery that takes the pressure off the nerves.'],
            [
              'Fusion',
              'Surgery that joins the two bones with bone graft, screws and often a spacer. That level no longer moves.',
            ],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered, and does it work?',
      body: [
        'It comes up when symptoms disable you in spite of other care.',
        {
          terms: [
            [
              'What speaks for it',
              'A study called SPORT followed people for 8 years. Counted by the care they really had, those with surgery did better.[^SPORT-DS4][^SPORT-DS8] One British unit says that after a low back fusion 50 to 80 of 100 people gain on leg pain.[^RNOH-F]',
            ],
            [
              'What speaks against it',
              'People had first been placed in groups by lot, and many then switched. Counted by those first groups, surgery showed no clear gain.[^SPORT-DS4][^SPORT-DS8] So the true gain is unsure. By the unit’s figure, 20 to 50 of 100 do not gain on leg pain.[^RNOH-F]',
            ],
            [
              'If the bone does not join',
              'In one study this happened in 14 of 100 nonsmokers, and in 27 of 100 who went on smoking. Of those who quit and stayed off for more than 6 months after surgery, it was 17 of 100.[^GLASS] In the other 86, 73 and 83, the bone joined.',
            ],
            [
              'Small cuts or open?',
              'With small cuts there was less blood loss but more X-ray exposure, and a shorter stay in mixed studies.[^TLIF1] In a review of trials only, the stay was not shorter.[^TLIF2]',
            ],
          ],
        },
        'Screws can cause problems too. Every spine operation carries a risk of infection, bleeding, a clot, nerve injury and more surgery. The page on [minimally invasive surgery](/services/minimally-invasive-surgery#risks) has the numbers.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'Most slips are mild, so ask if yours needs to be checked again, and when.[^STATP]',
        'After a fusion, feeling better early does not mean that the bone is solid. It needs 3 to 4 months or more, and healing goes on for a year.[^MLP] In a Canadian registry of planned low back operations, half the people were back at work by about 10 weeks, and 82 of 100 by one year. The other 18 were not.[^CSORN]',
        {
          note: 'A slip on a picture is not, by itself, a reason to operate.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Which bone has slipped, what grade is it, and does it move when I bend?',
            'Is my pain from the slip, from a pinched nerve, or from something else?',
            'Is my kind of slip the kind that was studied?',
            'Would freeing the nerves be enough, or do I need a fusion? Why?',
            'In how many of your patients does the bone not join?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/spinal-stenosis', label: 'Spinal stenosis: the tight canal' },
    { href: '/services/minimally-invasive-surgery', label: 'Fusion and decompression through small cuts' },
    { href: '/blog/nicotine-and-your-spine', label: 'Nicotine and your spine' },
    { href: '/blog/surgery-or-waiting', label: 'Surgery or waiting: how to decide' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'STATP',
      'SPORT-DS4',
      'SPORT-DS8',
      'AAN',
      'FDA',
      'GLASS',
      'TLIF1',
      'TLIF2',
      'CSORN',
      'MLP',
      'RNOH-F',
      'CG-SPL',
    ],
    signOff: [
      'Levels: a slip from wear is often L4 on L5.',
      'Causes (stress fracture, arthritis, birth, injury; the sheet names no source) and how each is described.',
      'Standing X-rays are often first; an MRI is often added.',
      'Care without surgery often means exercise with a physical therapist.',
      'A slip on a picture is not by itself a reason for surgery.',
      'Card: unexplained weight loss with back pain is a same-day sign.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: which warning signs are “now” and which “same day”; very bad new leg pain alone counts as “now”.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
    ],
    help: {
      emergency: [
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Weakness in both legs, or legs that newly turn heavy or stumble',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Bad back pain after a major fall, crash or hard blow',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
      ],
      soon: [
        'Other new weakness or numbness in a leg or foot, even if it is slight',
        'A foot that drags or slaps, even if it came on slowly',
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Back pain that comes back each time you are active',
        'Leg pain on walking or standing that limits your day',
        'A slip found on an X-ray that no one has explained to you',
      ],
    },
  },
})
