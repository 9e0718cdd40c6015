import { condition } from '@/content/condition-schema'

export const herniatedDisc = condition({
  slug: 'herniated-disc',
  name: 'Herniated disc',
  alsoCalled: ['Slipped disc', 'Ruptured disc', 'Disc herniation'],
  structured: {
    signs: ['Pain, numbness or weakness in a leg', 'Pain, numbness or weakness in the arm'],
    treatments: ['Time and movement', 'Physical therapy', 'Medicine', 'Steroid injection', 'Surgery'],
  },
  summary: 'Pain, tingling or weakness down one leg or arm, with or without back or neck pain.',
  region: 'whole-spine',
  levels: ['L4-L5', 'L5-S1', 'C5-C6', 'C6-C7'],
  levelsNote:
    'It can happen at any disc. Often it is one of the two lowest in the low back, or a lower one in the neck.',
  title: 'Herniated Disc: Healing, Treatment and Surgery',
  description:
    'What a herniated disc is, how often it shrinks without surgery, what to do now, and what studies say for and against an operation.',
  heading: 'Herniated disc',
  lead: 'The soft center of a disc has pushed out through its outer ring and may bother a nerve. Most people need no operation.[^MAYO]',
  inShort: [
    'Without surgery, the herniation shrank in 63 of 100 people in one review (range 49 to 77) and in about 70 of 100 in another.[^REGR1][^REGR2] In the other 37, or about 30, it did not.',
    'Surgery often eases leg pain sooner. Many people also get better without it.',
    'New bladder or bowel trouble, numbness between the legs, or weakness that grows fast is an emergency. Call 911 or go to the emergency room.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is a herniated disc?',
      body: [
        'Discs are the cushions between the bones of your spine. Each has a soft center inside a tougher ring. If the ring tears and some of the center pushes out, the disc has herniated.[^MAYO]',
        'The part that comes out may press on a nerve. It may also cause no symptoms at all.[^MAYO]',
        'Your report may say “bulge” (a disc that sticks out a little) or “fragment” (a piece that has broken loose). A loose piece sounds worse, yet it is the kind that shrinks most often.[^REGR2]',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'A disc in the low back can cause pain, numbness or weakness in a leg. In the neck, the arm is affected.[^MAYO]',
        'Where you feel it gives a hint. The disc between L4 and L5 often bothers the L5 nerve. You may feel it on the outer shin, the top of the foot and the big toe.[^DERM] The [sciatica guide](/resources/conditions/sciatica#feels) shows the others.',
      ],
    },
    {
      id: 'why',
      heading: 'Why did it happen to me?',
      body: [
        'Wear with age, heavy lifting, smoking and family history often add to the risk.',
        'Worn discs show on the scans of many people who have no pain.[^BRINJ] A worn or herniated disc does not mean that you did something wrong.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How do doctors find it?',
      body: [
        'They start with your story and an exam. Often the doctor tests your strength, feeling and reflexes, and lifts your straight leg to see if that brings on the pain.',
        'An MRI makes sense if the result would change your care. A British guideline advises against routine scans outside specialist clinics.[^NICE-S] An urgent sign changes that. The disc on the MRI should match the place of your pain.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'First read “When to get help” on this page. If no urgent sign fits you, these steps are reasonable:',
        {
          list: [
            'Stay active in small steps, and avoid long rest.[^NHSW]',
            'For leg pain, try heat, but never on numb skin. On your side, sleep with a pillow between your knees.[^NHSW]',
            'Ask your doctor or pharmacist which pain medicine is safe for you.',
            'Check each day if a foot or hand is weaker. If so, get seen the same day, and call 911 if it gets worse fast.',
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
            ['Time and movement', 'The first step for most people.'],
            ['Physical therapy', 'Exercises that you can bear, with practice at home.'],
            ['Medicine', 'It may make it easier to move and to sleep. It does not change the disc.'],
            [
              'Steroid injection',
              'For leg pain it worked slightly better than a pretend treatment, for a short time.[^COCH-ESI] Rare but grave harm has been reported.[^FDA] See [epidural injections](/services/non-surgical-treatments#epidural-steroid-injections).',
            ],
            ['Surgery', 'The surgeon removes the part that presses on the nerve.'],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'A study called SPORT took in people whose leg pain had lasted at least 6 weeks and whose scan matched it.[^SPORT-D2] Weakness that is new or grows should be seen the same day, and many surgeons then operate sooner. Weakness that grows fast, numbness between the legs, or bladder or bowel trouble means 911 or the emergency room.',
        {
          terms: [
            [
              'What speaks for it',
              'In that study, those who had surgery improved more, over 4 years and over 8.[^SPORT-D4][^SPORT-D8]',
            ],
            [
              'What speaks against it',
              'That result counts people by the care they ended up having. When groups drawn by lot were compared, the difference was small, and it was blurred because so many people switched. Work hardly differed: 84 of 100 worked after surgery, and 78 of 100 without it.[^SPORT-D4][^SPORT-D8]',
            ],
            [
              'If the disc comes back',
              'One source says this happens in 5 to 10 of 100 people after surgery,[^SH-MD] another says 3 to 18.[^JBJSOA] In the other 82 to 97 it does not.',
            ],
            [
              'What can go wrong',
              'In one group with low back operations, 2.8 of 100 people had an infection.[^SSI-1] Across studies it was 0.7 to 16 of 100.[^SSI-R] The rest had none. Bleeding, a clot, a leak of spinal fluid, nerve injury and pain that stays are possible too.',
            ],
          ],
        },
        'A [microdiscectomy](/services/minimally-invasive-surgery) uses a small cut and a microscope or a tube. With [endoscopic surgery](/services/endoscopic-spine-surgery) the stay was shorter in trials, but pain was similar and people did not return to work sooner.[^ED1] With one endoscopic method, the disc came back about twice as often.[^ED2]',
        {
          note: 'If you have none of the signs on the “When to get help” card, there is usually time to decide.',
        },
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'When a herniation shrinks without surgery, it mostly does so within 6 months.[^REGR2]',
        'The kind matters. Loose pieces shrank in 88 of 100 people and did not in 12. Bulges shrank in 13 and did not in 87.[^REGR2] These are sizes on a scan, and they do not tell you how much you will hurt.',
        'After low back surgery of this kind, many people move about as expected in 4 to 6 weeks.[^NHS-L] Old numbness may take months to fade, and some may stay.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Does the disc on my scan match the pain I feel?',
            'Is it a bulge or a loose piece, and what does that mean for me?',
            'Is my strength normal today, and how will I know if it drops?',
            'What is likely if I wait six more weeks?',
            'How often does the disc come back after your operations?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/sciatica', label: 'Sciatica and pinched nerves: the pain itself' },
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/blog/risks-in-plain-numbers', label: 'The risks of spine surgery in plain numbers' },
    { href: '/blog/surgery-or-waiting', label: 'Surgery or waiting: how to decide' },
    {
      href: '/blog/what-steroid-injections-can-and-cannot-do',
      label: 'What steroid injections can and cannot do',
    },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'REGR1',
      'SPORT-D2',
      'SPORT-D4',
      'NHSW',
      'BRINJ',
      'COCH-ESI',
      'JBJSOA',
      'ED1',
      'NHS-L',
      'SSI-R',
      'SSI-1',
      'REGR2',
      'SPORT-D8',
      'ED2',
      'NICE-S',
      'FDA',
      'MAYO',
      'SH-MD',
      'DERM',
    ],
    signOff: [
      'Levels: herniation is often at the two lowest lumbar discs and the lower neck discs.',
      'A disc at L4-L5 often affects the L5 nerve.',
      'Risks: age-related wear, heavy lifting, smoking, family history.',
      'The exam often tests strength, feeling, reflexes and a straight leg raise.',
      'Physical therapy includes practice at home; medicine may ease moving and sleep and does not change the disc.',
      'Heat never on numb skin.',
      'An urgent sign changes the advice against routine scans.',
      'Many surgeons operate sooner if weakness is new or grows; without a sign of the card there is usually time to decide.',
      'Old numbness may take months to fade, or stay.',
      'Card: unexplained weight loss with back pain is a same-day sign.',
      'Card: which warning signs are “now” and which “same day”; very bad new leg pain alone counts as “now”.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
      'Card: chest pain or pressure, or trouble breathing: 911.',
    ],
    help: {
      emergency: [
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Weakness in both legs, or legs that turn heavy or stumble',
        'Hands that turn clumsy fast, or walking that gets worse fast',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'Bad back or neck pain after a major fall or crash',
        'A drooping face, weakness on one side, or trouble speaking or seeing that comes on suddenly',
        'Chest pain or pressure, or trouble breathing, with or without arm pain',
      ],
      soon: [
        'Other new weakness or numbness in an arm, leg, hand or foot, even if it is slight',
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Leg or arm pain that has not eased after about 6 weeks',
        'Pain that keeps you from work, sleep or daily life',
        'Questions about a disc on your scan report',
      ],
    },
  },
})
