import { condition } from '@/content/condition-schema'

export const spinalStenosis = condition({
  slug: 'spinal-stenosis',
  name: 'Spinal stenosis',
  alsoCalled: ['Narrow spinal canal', 'Lumbar stenosis'],
  structured: {
    signs: ['Legs or buttocks that hurt when you stand or walk'],
    treatments: ['Exercise and physical therapy', 'Medicine', 'Steroid injection', 'Decompression surgery'],
  },
  summary: 'Legs or buttocks hurt when you stand or walk, and ease when you sit or lean forward.',
  region: 'low-back',
  levels: ['L3-L4', 'L4-L5'],
  levelsNote:
    'In the low back it is often found around L4-L5 and the level above. More than one level may be narrow.',
  title: 'Spinal Stenosis: When Walking Makes Your Legs Hurt',
  description:
    'Why your legs hurt when you stand or walk and ease when you sit, what to try first, and what studies say about surgery and injections.',
  heading: 'Spinal stenosis',
  lead: 'The space for the nerves in your low back has become too narrow. Walking and standing hurt, and sitting or leaning forward helps.[^SPORT-S4]',
  inShort: [
    'It is mostly found after age 50.[^NIAMS]',
    'Movement often comes first. In a review, steroid shots showed no clear pain benefit in stenosis.[^AAN]',
    'Surgery is a choice when leg symptoms have limited your life for months. It helps many people, but not all.[^CUH]',
    'New bladder or bowel trouble, numbness between the legs, or weakness in both legs is an emergency. Call 911 or go to the emergency room.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is spinal stenosis?',
      body: [
        'Nerves run through a canal in the middle of your spine. Stenosis means that this canal has become tight and presses on them.[^NIAMS]',
        'This page is about the low back. The spinal cord ends near the top of the low back, and from there a bundle of nerves goes on.[^CONUS] So here it is mostly nerves that are squeezed. In the neck a tight canal can press on the cord itself, which calls for other care. Read about [cord pressure in the neck](/resources/conditions/cervical-myelopathy).',
      ],
    },
    {
      id: 'feels',
      heading: 'How do I know it from other leg pain?',
      body: [
        'The pattern is the clue. Your buttocks or legs hurt when you stand or walk, and the pain eases when you sit down or bend forward.[^SPORT-S4] Many people find that they can walk farther when they lean on a shopping cart.',
        'Write down what an ordinary day is like, and bring it to your visit.',
        {
          blanks: [
            'How far I can walk before I have to stop',
            'How long I can stand in one place',
            'What makes it ease, and how fast',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'What makes the canal narrow?',
      body: [
        'The usual causes:[^NIAMS]',
        {
          list: [
            'Arthritis (wear) of the spine’s joints.',
            'A disc that bulges into the canal.',
            'A ligament (a strong band between bones) that has thickened.',
            'A canal that was narrow from birth, or an injury.',
          ],
        },
        'A bone that has slipped forward can also crowd the nerves. That is called [spondylolisthesis](/resources/conditions/spondylolisthesis).',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How do doctors make sure?',
      body: [
        'The doctor asks how you walk, sit and stand, and examines your legs. An X-ray often follows, to see the bones and how they line up. An MRI shows the nerves.',
        'The picture should fit what you feel. Before an MRI, tell the staff of a pacemaker or other metal in your body.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'Before anything else, check whether a sign under “When to get help” fits you. If none does, try this:',
        {
          list: [
            'Walk in short stretches. Sit before the pain is bad, then go on.',
            'Lean forward a little when you must stand, on a cart or a counter.',
            'Do part of your cooking and other chores seated.',
            'Clear loose rugs and cords, and use a night light, so that you do not fall.',
            'Watch for a foot that drags or a leg that is weaker. Get seen the same day, and call 911 if it comes suddenly or grows fast.',
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
              'Exercise and physical therapy',
              'Often the first step. Ask for a plan that you can follow at home.',
            ],
            [
              'Medicine',
              'Ask your doctor or pharmacist which pain medicine is safe with your other illnesses and pills. Do not change what you take on your own.',
            ],
            [
              'Steroid injection',
              'Sometimes tried. A 2025 review found no clear pain benefit in stenosis.[^AAN] In one study, 54 of 100 people had good relief with a steroid, and 56 of 100 with numbing medicine alone.[^MENG] Rare but grave harm has been reported.[^FDA]',
            ],
            ['Decompression surgery', 'The surgeon removes what presses on the nerves.'],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'Is surgery worth it?',
      body: [
        'It comes up when leg symptoms limit your life. In a study called SPORT, people had had them for at least 12 weeks, with a scan that matched.[^SPORT-S4]',
        {
          terms: [
            [
              'What speaks for it',
              'In that study, people who had surgery had kept more of their improvement after 4 years.[^SPORT-S4] One British hospital tells its patients that about 85 of 100 improve.[^CUH]',
            ],
            [
              'What speaks against it',
              'The study compared those who chose surgery with those who did not, so the groups may have differed from the start. By the hospital’s figure, about 15 of 100 do not improve.[^CUH]',
            ],
            [
              'What can go wrong',
              'In one group of 338 people with low back operations, 16 of 100 had a complication and 84 did not.[^PROI] Infection is more likely with diabetes or obesity.[^SSI-M] Bleeding, a blood clot, a spinal fluid leak, harm to a nerve, trouble from the anesthesia, lasting pain and another operation can happen, too.',
            ],
          ],
        },
        'Ask if the operation is meant for your legs, for your back, or for both.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What happens over time?',
      body: [
        'No one can say for certain how your own stenosis will change. Keep a note of how far you walk and how long you stand, and bring it along.',
        'After decompression, people in Britain stay 1 to 4 days in the hospital and often move about as expected after 4 to 6 weeks.[^NHS-L] Ask what is usual at your age.',
        {
          note: 'Without an urgent sign, two questions matter: how far do you want to walk, and how much risk do you accept for it?',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Could my hips, my blood flow or something else cause this leg pain?',
            'How far might I walk after surgery, and how far without it?',
            'Do I need a fusion as well? Why, or why not?',
            'What are the risks at my age and with my other illnesses?',
            'What would tell us that waiting is no longer wise?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/services/minimally-invasive-surgery', label: 'Decompression through a small cut' },
    { href: '/resources/conditions/spondylolisthesis', label: 'When a bone has slipped as well' },
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/blog/risks-in-plain-numbers', label: 'The risks of spine surgery in plain numbers' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['SPORT-S4', 'NIAMS', 'MENG', 'PROI', 'SSI-M', 'NHS-L', 'AAN', 'FDA', 'CUH', 'CONUS'],
    signOff: [
      'Levels: lumbar stenosis is often around L4-L5 and the level above; more than one level may be narrow.',
      'Many people walk farther leaning on a shopping cart.',
      'Exam, X-ray and MRI are the usual tests; MRI shows the nerves; report a pacemaker or metal.',
      'Exercise or physical therapy is often the first step; medicine and sometimes injection follow.',
      'Home: short walks with rests, leaning forward, chores seated; clear rugs and cords, night light.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: unexplained weight loss with back pain is a same-day sign.',
      'Card: which warning signs are “now” and which “same day”; very bad new leg pain alone counts as “now”.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
    ],
    help: {
      emergency: [
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Weakness in both legs, or legs that newly turn heavy or stumble',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Hands that turn clumsy fast, or walking that gets worse fast',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'Bad back or neck pain after a major fall or crash',
      ],
      soon: [
        'Other new weakness or numbness in a leg or arm, even if it is slight',
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Walking or standing time that slowly gets shorter',
        'Leg pain that limits your day after several weeks of exercise',
        'Questions about surgery that someone has suggested',
      ],
    },
  },
})
