import { article } from '@/content/article-schema'
import { postOperativeCare } from '@/content/pages/post-operative-care'

export const theFirstTwoWeeksAfterSpineSurgery = article({
  slug: 'the-first-two-weeks-after-spine-surgery',
  published: '2026-11-20',
  topics: ['after-surgery'],
  title: 'The first two weeks after spine surgery',
  description:
    'The ride home, the first night and the days that follow: what is common, what needs a call, and what your helper should know.',
  heading: 'The first two weeks after spine surgery',
  lead: 'Many people are tired, sore and slow at first, and walk a little more from week to week. Learn the danger signs before you leave the hospital.',
  inShort: [
    'Your own discharge sheet comes before this page.',
    'Walk a little, many times a day. Rest in between.',
    'New leg weakness, chest pain, short breath, trouble passing urine, or lost bladder or bowel control means 911. The card [“When to get help”](/blog/the-first-two-weeks-after-spine-surgery#when-to-get-help) has every sign.',
  ],
  sections: [
    {
      id: 'leaving',
      heading: 'Before you leave the hospital',
      body: [
        'You may be sleepy, so let your helper write. Do not leave until you have these in writing:',
        {
          list: [
            'Which medicines to take, and when the next one is due',
            'Which of my usual medicines to take again, and from which day',
            'When I may shower, and what to do with the dressing',
            'How much I may bend, lift and twist',
            'Whether I need a brace or a collar, and when it may come off',
            'The date of my first check',
            'A number that someone answers tonight',
          ],
        },
        'Then say it back: “So I may shower on Thursday, and I call if it leaks. Is that right?”',
      ],
    },
    {
      id: 'ride',
      heading: 'The ride and the first night',
      body: [
        'Another adult should drive you home and stay for 24 hours.[^KEIP] To get into the car, back up to the seat, sit down, then swing both legs in together. Put a bag or a small pillow behind you if it feels good. On a long ride, stop often and take a few steps.',
        'At home, go to the bathroom and then to bed or to your chair. Eat something light. Roll onto your side to get up, [in one piece](/post-operative-care#bed). Let someone walk with you the first few times, above all in the dark.',
        'Trouble passing urine is not something to sleep on. If nothing comes, or you cannot feel that you need to go, call 911 or go to the emergency room.',
      ],
    },
    {
      id: 'days',
      heading: 'Day by day',
      body: [
        'This is a rough picture. Small operations run ahead of it, and large ones behind.',
        {
          terms: [
            [
              'Days 1 to 3',
              'Some people are sorer once the hospital’s medicine wears off. If the pain keeps growing, {call the office} the same day. Walk from room to room, and nap in between. Drink, and follow the plan for your bowels that you were given.',
            ],
            [
              'Days 4 to 7',
              'Walks get a bit longer, maybe to the mailbox. You may tire by noon. Shower when your own sheet says so. Handouts range from 48 hours to 5 days.[^JCMG][^SSD]',
            ],
            [
              'Days 8 to 10',
              'Many people feel well enough to do too much. Under the skin you are still healing, so keep to your limits.',
            ],
            [
              'Days 11 to 14',
              'The wound is often checked about now. Ask about driving, work and when therapy starts.',
            ],
          ],
        },
        'Between walks, change your position every 20 to 30 minutes.[^MLP]',
      ],
    },
    {
      id: 'by-operation',
      heading: 'How does it differ by operation?',
      body: [
        {
          terms: [
            [
              'A nerve was freed',
              'The old arm or leg pain may ease early. Numb skin often takes longer, and some numbness may stay. After two weeks, some people go back to desk work, if the surgeon agrees.',
            ],
            [
              'Bones were joined',
              'You may be in the hospital for some of these days. The bone is far from firm: it needs 3 to 4 months or more.[^MLP] Wear a brace only as you were told.',
            ],
            [
              'Through the front of the neck',
              'You may be hoarse, with a sore throat or trouble swallowing.[^KRAMES] Soft food and small bites help many people. Swelling of the neck with trouble breathing or swallowing means 911.',
            ],
            [
              'A large operation for a curve',
              'You may spend much of this time in the hospital, and some people go on to a rehab unit. Think in months, not days.',
            ],
          ],
        },
        'The [recovery guide](/resources/recovery) goes on from here, week by week.',
      ],
    },
    {
      id: 'common',
      heading: 'What is common, and what needs help?',
      body: [
        {
          table: {
            caption: 'If two boxes fit, act on the one farther right',
            head: ['', 'Common', 'Help the same day', 'Call 911 or go to the emergency room'],
            rows: [
              [
                'Wound',
                'Sore to the touch, itchy',
                'Red, swollen, leaking or open; a fever of 100.4°F or more',
                'Heavy bleeding; fever with confusion',
              ],
              [
                'Pain',
                'Up and down from day to day',
                'Growing, or the pain from before surgery is back; a bad headache, or one that is worse upright',
                'Chest pain; a sudden worst headache; very bad back or neck pain with fever; very bad new leg pain',
              ],
              [
                'Arms and legs',
                'Old numbness that has not changed',
                'New numbness in an arm, hand, leg or foot; slight new weakness in an arm or hand',
                'Any new weakness in a leg; arm weakness or clumsy hands that get worse fast; new pain or numbness in both legs; a leg that is newly swollen, sore, tender or red',
              ],
              [
                'Bladder and bowel',
                'Slow bowels',
                'No bowel movement for 3 days, vomiting or a swollen belly',
                'Trouble passing urine, lost control, numbness where you sit, a change in feeling during sex',
              ],
              [
                'Neck, after neck surgery',
                'Sore throat, a hoarse voice',
                'A voice that gets more hoarse',
                'Swelling with trouble breathing or swallowing',
              ],
              [
                'Face, alertness and breath',
                'Tired, more naps',
                'None: call 911',
                'A drooping face, trouble speaking, sudden weakness or numbness on one side; short breath, fainting, slow breathing, new confusion, hard to wake',
              ],
            ],
          },
        },
        'England’s health service warns of much the same: growing pain, numbness or weakness, legs that will not move, no urine, a leaking wound, fever, a severe headache, sudden short breath.[^NHS-A] If you are in doubt, get help.',
      ],
    },
    {
      id: 'mood',
      heading: 'Sleep, mood and boredom',
      body: [
        'Nights are often short at first. A steady bedtime, daylight and only short naps may help. A pillow under or between the knees is advice for sciatica,[^NHSW] so ask if it suits your operation.',
        'Many people feel low or tearful in these weeks. Say it out loud to someone. Plan one small thing a day to look forward to: a call, a ball game, an hour on the porch. If you feel hopeless, or think of ending your life, call or text 988 at any hour.[^988][^SAMHSA] If you are in danger now, call 911.',
      ],
    },
    {
      id: 'helper',
      heading: 'For the person who helps',
      body: [
        {
          list: [
            'Read the card on this page today, before you need it.',
            'Look at the wound or its bandage once a day, with clean hands.',
            'Keep the medicine log. Ask before anyone adds a pill from the store.',
            'Walk along at first. Do not pull them up by the arm. Let them push up from the chair.',
            'After opioids, watch their breathing. If it is slow, or they will not wake up, call 911 and give naloxone if you have it.',
            'Take a break each day yourself. Ask a second person to step in.',
          ],
        },
      ],
    },
    {
      id: 'first-check',
      heading: 'For your first check',
      body: [
        'Bring this with your [log](/recovery-tracker).',
        {
          blanks: [
            'My longest walk this week',
            'Medicines I still take for pain',
            'What feels better than before surgery',
            'What feels worse or new (if it is on the card, do not wait for the visit)',
            ['May I drive, work, lift, climb, travel? From when?', 2],
            'My next date',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/post-operative-care', label: 'Wound, sleep, driving and clots: the details' },
    { href: '/resources/recovery', label: 'The weeks that follow, by operation' },
    { href: '/blog/pain-medicine-after-surgery', label: 'Pain medicine after surgery' },
    { href: '/blog/getting-your-home-ready-for-surgery', label: 'Getting your home ready' },
  ],
  related: ['pain-medicine-after-surgery', 'getting-your-home-ready-for-surgery', 'is-it-an-emergency'],
  health: {
    reviewed: '2026-11-20',
    sources: ['NHS-A', 'NHSW', 'SAMHSA', 'MLP', 'KEIP', 'JCMG', 'SSD', 'KRAMES', '988'],
    signOff: [
      'What to have in writing before leaving the hospital (general knowledge).',
      'Getting into a car: sit first, then swing both legs in; stop often on a long ride (general knowledge).',
      'Day by day: some are sorer as hospital medicine wears off (pain that keeps growing: the same day); tired by noon; many do too much in the second week while tissue is still new; wound often checked about two weeks.',
      'By operation: arm or leg pain may ease early, numb skin takes longer, desk work for some after two weeks; stays for fusion and large operations, some people go on to rehab.',
      'Soft food and small bites after a neck operation; brace and collar only as told.',
      'What is common: sore or itchy wound, pain that goes up and down, old numbness, slow bowels, a sore throat and hoarse voice after neck surgery, tiredness (general knowledge).',
      'Call for no bowel movement in 3 days, vomiting or a swollen belly; a headache that is worse upright; slight arm weakness the same day.',
      'Neck swelling with trouble breathing or swallowing after neck surgery is a 911 sign.',
      'Feeling low is common in these weeks; what may help sleep (general knowledge).',
      'Naloxone, and 911, for slow breathing or a person who cannot be woken; new confusion counts as 911, too.',
      'A newly swollen, sore, tender or red leg: emergency room now (the sheet says a same-day emergency check).',
      'Numb skin takes longer than pain, and some numbness may stay.',
    ],
    help: postOperativeCare.health?.help,
  },
})
