import { condition } from '@/content/condition-schema'

export const degenerativeDiscDisease = condition({
  slug: 'degenerative-disc-disease',
  name: 'Degenerative disc disease',
  alsoCalled: ['Worn discs', 'Disc wear', 'DDD'],
  structured: {
    signs: ['An ache in the back or the neck that is worse on sitting or bending'],
    treatments: ['Exercise', 'Walking', 'Medicine', 'Surgery'],
  },
  summary: 'An ache in the back or neck with worn discs on the scan. Pain-free people have them too.',
  region: 'whole-spine',
  levels: ['L4-L5', 'L5-S1', 'C5-C6'],
  levelsNote:
    'Every disc wears with age. The two lowest discs of the low back carry much of the load and often show it most. In the neck it is often a lower disc.',
  title: 'Degenerative Disc Disease: What Worn Discs Mean',
  description:
    'Worn discs on a scan are common in people with no pain. What the words mean, what helps an aching back, and why surgery is seldom simple.',
  heading: 'Degenerative disc disease',
  lead: 'The name sounds grave, but it means discs that wear with age. Many people with worn discs have no pain at all.[^BRINJ]',
  inShort: [
    'Most older people without pain have worn discs on a scan. A scan alone does not explain why you hurt.[^BRINJ]',
    'Exercise-based care comes first.[^ACP] Studies on surgery for this kind of back pain are not clear.',
    'Weakness in both legs, weakness that grows fast, numbness between the legs, or new bladder or bowel trouble is an emergency. Call 911.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'Is it really a disease?',
      body: [
        'Not in the usual sense. Discs cushion the bones of your spine, and they wear as we age. “Degenerative” is the word for that on a report.',
        'One review looked at scans of people without pain. This is what it found.',
        {
          table: {
            caption: 'Of 100 people without pain, how many had this on a scan.[^BRINJ]',
            head: ['On the scan', 'At age 20', 'At age 80'],
            rows: [
              ['Worn discs', '37 of 100', '96 of 100'],
              ['No worn discs', '63 of 100', '4 of 100'],
              ['Bulging discs', '30 of 100', '84 of 100'],
              ['No bulging discs', '70 of 100', '16 of 100'],
            ],
          },
        },
        { note: 'A worn disc on a scan is a finding. It may not be the reason for your pain.' },
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'When discs hurt, it is often as an ache in the back or the neck that is worse on sitting or bending. It may come in spells, with better weeks between them.',
        'Pain that shoots down a leg or an arm points to a nerve. That has its own guide: [sciatica and pinched nerves](/resources/conditions/sciatica). Legs that hurt on walking and ease on sitting fit [spinal stenosis](/resources/conditions/spinal-stenosis) better.',
      ],
    },
    {
      id: 'why',
      heading: 'Why do some discs wear sooner?',
      body: [
        'Age, genes, smoking, extra weight and heavy work often play a part. Some of these you can change.',
        'Why one worn disc aches and another does not is often hard to say.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How do doctors tell if the disc is the cause?',
      body: [
        'They listen and examine you first, and read any scan with your symptoms in mind.[^BRINJ] In Britain, a guideline tells doctors outside specialist clinics not to scan low back pain as a routine.[^NICE-S]',
        'They also look for other causes. Fever, weakness, weight loss, a cancer now or in the past, or a bad fall changes the plan. Do not save these for a planned visit: the card on this page says how fast to act. [Do I need a scan?](/blog/do-i-need-a-scan-for-back-pain) tells you more.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'If anything under “When to get help” on this page is urgent for you, do that first. For an ache without those signs:',
        {
          list: [
            'Walk on most days, even if it is only a few minutes at a time.',
            'At a desk, get up and move every 30 to 60 minutes.[^UWP]',
            'If you need a new mattress, think of medium-firm. It did better than firm in a trial of 313 people.[^KOV]',
            'If you smoke, ask for help to quit. 1-800-QUIT-NOW is a phone line for that.',
          ],
        },
      ],
    },
    {
      id: 'treatment',
      heading: 'What helps, step by step?',
      body: [
        {
          terms: [
            [
              'Exercise',
              'For low back pain that lasts, a US guideline starts here. The benefit is modest.[^ACP][^AAFP-LBP]',
            ],
            [
              'Walking',
              'In one study, people with a walking program and teaching typically went 208 days until the next spell of back pain. The others went 112 days.[^WALK]',
            ],
            [
              'Medicine',
              'Among drugs, the same guideline names anti-inflammatory medicine first. Opioids come last, after a talk about their risks.[^ACP] Ask what is safe for you.',
            ],
            [
              'Injections',
              'The British guideline advises against spinal injections for low back pain.[^NICE-S] If one is offered to you, ask what it is meant to show or to change.',
            ],
            ['Surgery', 'In selected cases only.'],
          ],
        },
        '[Treatments without surgery](/services/non-surgical-treatments) has more on each.',
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'Experts differ here. For low back pain, the British guideline advises against disc replacement, and it accepts fusion (joining bones) only within a trial.[^NICE-S] Surgeons in the US often offer them more widely.',
        {
          terms: [
            [
              'Fusion: for',
              'One British unit says that more than 50 of 100 people gain on back pain.[^RNOH-F]',
            ],
            [
              'Fusion: against',
              'So up to about half may not gain. Four trials could not settle if fusion is better than care without surgery.[^SKOLD] It takes 3 to 4 months or more to heal,[^MLP] and [the bone does not always join](/resources/conditions/spondylolisthesis#surgery).',
            ],
            [
              'Disc replacement in the low back: for',
              'In one trial, 38 of 100 people were free of pain after 5 years. After fusion it was 15 of 100. Complications were similar.[^SKOLD]',
            ],
            [
              'Disc replacement in the low back: against',
              'So 62 of 100 were not free of pain (85 after fusion). A review says it is not proven to be better than fusion. In that review about 12 of 100 had another operation and 88 did not, but single studies ran from 0 to 39 of 100.[^TDR-R] The surgeon works through the belly, where a blood vessel can be hurt.',
            ],
          ],
        },
        'These numbers are about the low back. For the neck, read about [disc replacement](/services/disc-replacement).',
      ],
    },
    {
      id: 'outlook',
      heading: 'Will it keep getting worse?',
      body: [
        'The discs go on aging, but pain does not have to follow. Many people of 80 have worn discs and no pain.[^BRINJ]',
        'If no sign on the card fits you, a new bout of back pain usually gets better, whatever is done.[^AAFP-LBP] Another may come, so it makes sense to keep walking in the good weeks too.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'What makes you think that this disc is what hurts? How sure are you?',
            'Is what you see on my scan unusual for my age?',
            'Which exercise program would you choose, and for how long?',
            'If you suggest surgery: how many of 100 people like me have less pain a year later?',
            'Where could I get a second opinion?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/blog/desk-work-and-your-spine', label: 'Desk work and your spine' },
    { href: '/resources/conditions/facet-arthritis', label: 'Facet arthritis: wear in the small joints' },
    { href: '/blog/getting-a-second-opinion', label: 'Getting a second opinion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['BRINJ', 'AAFP-LBP', 'SKOLD', 'TDR-R', 'KOV', 'ACP', 'NICE-S', 'WALK', 'MLP', 'RNOH-F', 'UWP'],
    signOff: [
      'Levels: the two lowest lumbar discs often wear most; in the neck often a lower disc.',
      'Ache in back or neck, often worse sitting or bending; it may come in spells.',
      'Risks: age, genes, smoking, weight, heavy work.',
      'Why one worn disc hurts and another does not is often hard to say.',
      'US surgeons often offer fusion and disc replacement more widely than the British guideline.',
      'Quit line 1-800-QUIT-NOW.',
      'Lumbar disc replacement goes through the belly, where a blood vessel can be hurt.',
      'Card: unexplained weight loss with back or neck pain is a same-day sign.',
      'Card: which warning signs are “now” and which “same day”; very bad new leg pain alone counts as “now”.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
    ],
    help: {
      emergency: [
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Weakness in both legs, or legs that turn heavy or stumble',
        'Hands that turn clumsy fast, or walking that gets worse fast',
        'Bad back or neck pain after a major fall or crash',
      ],
      soon: [
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'Weight loss that you cannot explain, along with back or neck pain',
        'Other new weakness or numbness in an arm or leg, even if it is slight',
      ],
      routine: [
        'Back or neck pain that keeps you from work, sleep or daily life',
        'An ache that has not eased after about 6 weeks of staying active',
        'A scan report that worries you',
      ],
    },
  },
})
