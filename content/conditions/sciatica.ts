import { condition } from '@/content/condition-schema'

export const sciatica = condition({
  slug: 'sciatica',
  name: 'Sciatica and pinched nerves (leg or arm)',
  alsoCalled: ['Radiculopathy', 'Trapped nerve', 'Nerve root pain'],
  structured: {
    signs: ['Pain', 'Tingling', 'Numbness', 'Weakness'],
    treatments: ['Movement', 'Heat', 'Pain relief', 'Physical therapy', 'Steroid injection', 'Surgery'],
  },
  summary: 'Stabbing, burning or tingling that runs from the spine down a leg or an arm.',
  region: 'whole-spine',
  levels: ['L4-L5', 'L5-S1', 'C5-C6', 'C6-C7'],
  levelsNote:
    'Leg pain often comes from one of the two lowest discs, arm pain from a lower disc of the neck.',
  title: 'Sciatica and Pinched Nerves in the Leg or Arm',
  description:
    'Why a nerve in your spine hurts in your leg or arm, how long it lasts, what eases it at home, and when a scan, injection or surgery comes up.',
  heading: 'Sciatica and pinched nerves',
  lead: 'A nerve is irritated where it leaves your spine, and you feel it in your leg or arm. Sciatica usually settles in 4 to 6 weeks, sometimes longer.[^NHSW]',
  inShort: [
    'Keep moving, and avoid long rest.[^NHSW] The place where you feel it hints at the nerve.',
    'New weakness needs a doctor the same day. If it spreads or grows fast, call 911.',
    'Pain in both legs, numbness between the legs, or bladder or bowel trouble is an emergency. Call 911.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is a pinched nerve?',
      body: [
        'Nerves leave your spine in pairs, one to each side. The part closest to the spine is called the root. When something irritates the root, you feel it along the path of the nerve, often far from the spine. In the leg this is called sciatica. Doctors speak of radiculopathy, in the leg or the arm.',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'The pain may stab or burn, and there may be tingling, numbness or weakness. Back pain alone is usually not sciatica.[^NHSW]',
        'Bodies differ and the areas overlap, so use this table only as a hint.',
        {
          table: {
            caption: 'Which nerve is felt where. Sources differ.[^DERM][^DERM2]',
            head: ['Nerve', 'Where you may feel it', 'What may be weak'],
            rows: [
              ['L4 (leg)', 'Inner shin', 'Lifting the foot'],
              ['L5 (leg)', 'Outer shin, top of the foot, big toe', 'Lifting the big toe'],
              ['S1 (leg)', 'Calf, heel, outer foot', 'Standing on tiptoe'],
              ['C6 (arm)', 'Forearm, thumb', 'Bending the elbow, lifting the wrist'],
              ['C7 (arm)', 'Middle finger', 'Straightening the elbow'],
              ['C8 (arm)', 'Little finger', 'Gripping'],
            ],
          },
        },
        {
          note: 'Sudden weakness on one side, a drooping face or trouble speaking can be a stroke. Call 911, even if it passes.[^BEFAST] Call 911 for chest pain or pressure, too.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'What pinches the nerve?',
      body: [
        'Most often it is a disc. Sciatica can also come from a narrow canal, a slipped bone or an injury.[^NHSW] A [herniated disc](/resources/conditions/herniated-disc) in the neck can send pain down the arm.[^MAYO]',
        'If your legs hurt when you stand or walk and ease when you sit, read about [spinal stenosis](/resources/conditions/spinal-stenosis). Clumsy hands or unsteady steps can mean [pressure on the spinal cord](/resources/conditions/cervical-myelopathy). Get seen the same day, even if they came on slowly. Call 911 if they get worse fast.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How do doctors find the nerve?',
      body: [
        'The exam often covers your strength, feeling and reflexes. For leg pain, raising the straight leg is a common test.',
        'For sciatica, a British guideline advises against routine scans outside specialist clinics.[^NICE-S] An MRI makes sense when its result would change your care, and an urgent sign is another matter. Sometimes EMG, a test of how nerves work, is added.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do today?',
      body: [
        'Check “When to get help” on this page first. If no urgent sign fits, the Welsh health service advises this for sciatica:[^NHSW]',
        {
          list: [
            'Stay active, exercise as you can, and avoid long rest.',
            'Put something warm on the sore place, but never on numb skin.',
            'Use a pillow at night: between your knees on your side, under them on your back.',
          ],
        },
        'Ask your doctor or pharmacist before you take any new medicine.',
      ],
    },
    {
      id: 'treatment',
      heading: 'What comes next if it stays?',
      body: [
        {
          terms: [
            [
              'The first 6 weeks',
              'Movement, heat, and pain relief that your doctor or pharmacist agrees to. Watch for weakness, and get it seen the same day.',
            ],
            [
              'Around 6 to 8 weeks',
              'An arm that is not better by now should be checked again.[^UTD-CR] The same is sensible for a leg. Ask about physical therapy.',
            ],
            [
              'Steroid injection',
              'In a review of 90 trials, about 24 more people in 100 with a pinched nerve did well with it, for up to 3 months, than without. For the other 76 it made no such difference. Lasting relief is not proven.[^AAN] Another large review calls the effect on leg pain small.[^COCH-ESI] From 2.4 to 16.8 of 100 had a problem, mostly minor.[^AAN][^AAN-N] Vision loss, stroke, paralysis and death have been reported in rare cases. The FDA has not approved this use.[^FDA]',
            ],
            ['Surgery', 'It takes the pressure off the nerve.'],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'For the leg, the SPORT study asked for at least 6 weeks of pain and a matching scan.[^SPORT-D2] See [what it found](/resources/conditions/herniated-disc#surgery), with the numbers for and against. Growing weakness should be seen the same day, and many surgeons then act sooner.',
        'For the arm, the surgeon often takes the disc out from the front of the neck. Then the bones are joined (fusion), or a moving implant goes in ([disc replacement](/services/disc-replacement)).',
        {
          terms: [
            [
              'Fusion or replacement?',
              'In 11 trials, disc replacement had more success and fewer problems at the levels next to it.[^CDA1] In a small trial over 20 years (47 people), 10 of 100 had another operation after it, and 90 did not. After fusion, 42 had one and 58 did not. Pain was similar.[^CDA20] Neither is better for everyone.',
            ],
            [
              'For and against',
              'Neck surgery can be a choice when pain stays or weakness grows. But a pinched nerve in the neck usually improves without it,[^AAFP-CR] and those trials did not compare surgery with waiting. After disc replacement, a hoarse voice, sore throat or trouble swallowing can follow.[^KRAMES] Infection, bleeding, nerve injury and another operation are possible after any spine surgery.',
            ],
            [
              'Work',
              'After surgery for a leg nerve, studies put the return to work at under 1 week to 20 weeks.[^RTW-R]',
            ],
          ],
        },
      ],
    },
    {
      id: 'outlook',
      heading: 'How long will it last?',
      body: [
        'No one can name the day for you. Sciatica usually settles within weeks,[^NHSW] and a pinched nerve in the neck usually improves without an operation.[^AAFP-CR]',
        'New loss of strength is a reason to act, even if the pain eases. Get seen the same day, or call 911 if it grows fast.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Which nerve is it, and what is pinching it?',
            'Is any muscle weak today?',
            'Would a scan change what we do next?',
            'How many of 100 people like me are better in three months without surgery?',
            'If you suggest an operation on my neck: fusion or disc replacement, and why?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/what-a-pinched-nerve-feels-like', label: 'What a pinched nerve feels like' },
    { href: '/resources/conditions/herniated-disc', label: 'Herniated disc, the most common cause' },
    {
      href: '/services/non-surgical-treatments',
      label: 'Treatments without surgery, and how well they work',
    },
    { href: '/blog/sleeping-with-back-or-neck-pain', label: 'Sleeping with back or neck pain' },
    { href: '/services/disc-replacement', label: 'Disc replacement in the neck and low back' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'NHSW',
      'SPORT-D2',
      'COCH-ESI',
      'CDA1',
      'RTW-R',
      'BEFAST',
      'AAFP-CR',
      'UTD-CR',
      'NICE-S',
      'AAN',
      'AAN-N',
      'FDA',
      'CDA20',
      'MAYO',
      'DERM',
      'DERM2',
      'KRAMES',
    ],
    signOff: [
      'Levels: sciatica often comes from the two lowest lumbar discs, arm pain from the lower neck discs.',
      'The exam often checks strength, feeling, reflexes and a straight leg raise.',
      'An urgent sign changes the advice against routine scans.',
      'EMG shows how nerves work and is sometimes added.',
      'Leg pain not better by 6 to 8 weeks should also be checked again (the source speaks of the arm).',
      'Many surgeons act sooner when weakness grows.',
      'Nerves leave the spine in pairs; the part closest to the spine is the root.',
      'Heat never on numb skin.',
      'Arm pain: the surgeon often works from the front of the neck.',
      'Surgery on the neck can be a choice when pain stays or weakness grows.',
      'Chest pain or pressure, or trouble breathing: 911.',
      'Card: unexplained weight loss with back pain is a same-day sign.',
      'Card: which warning signs are “now” and which “same day”; very bad new leg pain alone counts as “now”.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
    ],
    help: {
      emergency: [
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'New loss of feeling during sex, or a new change in erections',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Weakness in both legs, or legs that turn heavy or stumble',
        'Hands that turn clumsy fast, or walking that gets worse fast',
        'A sudden face droop, weakness on one side, trouble speaking, seeing or keeping your balance, or the worst headache of your life',
        'Chest pain or pressure, or trouble breathing, with or without arm pain',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'Bad back or neck pain after a major fall or crash',
      ],
      soon: [
        'Other new weakness or numbness in a leg, foot, arm or hand, even if it is slight',
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'Weight loss that you cannot explain, along with back or neck pain',
      ],
      routine: [
        'Leg pain that has not eased after about 6 weeks',
        'Arm pain that is not better by 6 to 8 weeks',
        'Pain that keeps you from work, sleep or daily life',
      ],
    },
  },
})
