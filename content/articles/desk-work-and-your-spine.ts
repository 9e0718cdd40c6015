import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const deskWorkAndYourSpine = article({
  slug: 'desk-work-and-your-spine',
  published: '2026-11-20',
  topics: ['daily-life'],
  title: 'Desk work and your spine',
  description:
    'Set up a desk, laptop or kitchen table in ten minutes, move every half hour to hour, and know which hand and arm signs to have checked.',
  heading: 'Desk work and your spine',
  lead: 'No chair can make up for sitting still all day. Set your desk up once, then get up every 30 to 60 minutes.[^UWP]',
  inShort: [
    'Put the top of the screen at eye level or just below, support your low back, and keep your feet flat.[^OSHA]',
    'No one posture is right for everyone. Changing position often helps.',
    'Clumsy or weak hands may not come from typing. If it is new, get seen the same day. If it is sudden, call 911.',
  ],
  sections: [
    {
      id: 'posture',
      heading: 'Is there one right way to sit?',
      body: [
        'Not one that fits everyone. Bodies differ, and even a good position gets tiring when you hold it. Many people feel better when they lean back for a while, then sit tall, stand or walk.',
        'So treat the advice below as a starting point. It is common workplace guidance for comfort. It does not treat a spine problem, and it does not promise that pain will go.',
      ],
    },
    {
      id: 'setup',
      heading: 'Set up your desk in ten minutes',
      body: [
        'Work from the floor up. Tick each one off as you go.',
        {
          checklist: 'desk-setup',
          items: {
            feet: 'My feet are flat,[^OSHA] on the floor or on a box or a thick book.',
            back: 'My low back is supported.[^OSHA] A rolled towel behind it will do.',
            elbows: 'My elbows rest close to my body.[^OSHA] I do not reach for the keys or the mouse.',
            screen: 'The top of my screen is at eye level or just below.[^OSHA]',
            glasses: 'I can read the screen without tipping my head back. With bifocals I set it lower.',
            glare: 'The screen is straight in front of me, and no window shines on it.',
            near: 'What I use all day is within easy reach.',
          },
        },
        'Sit in it for a day before you change more. If your shoulders creep up, the desk may be too high for you or the chair too low.',
      ],
    },
    {
      id: 'laptop',
      heading: 'Laptop, phone and kitchen table',
      body: [
        'On a laptop, screen and keys are joined, so one of them is always in the wrong place. If you use it for more than a short while, set it on a stack of books and plug in a separate keyboard and mouse.',
        'When you read on your phone, bring it up to your face. For a long call, use a headset or the speaker, so that you do not hold the phone with your shoulder.',
        'Working at the kitchen table? Sit on a firm cushion if the table is high, and put a box under your feet. A sofa is fine for a short message, but a whole morning on it may leave you sore.',
      ],
    },
    {
      id: 'move',
      heading: 'Move more than you adjust',
      body: [
        'Ergonomics guides say to move every 30 to 60 minutes.[^UWP] It need not look like exercise. Tie it to something you do anyway:',
        {
          list: [
            'Stand up for each phone call.',
            'Drink water, and walk to fill the glass.',
            'Use the printer or the restroom that is farther off.',
            'Each hour, roll your shoulders and turn your head gently to both sides, if that feels fine.',
            'Walk for part of lunch.',
          ],
        },
        'Across the week, the usual goal for adults is 150 minutes of moderate activity, with strength work twice.[^PAG] Walking counts, so a walk in the evening after a day of sitting brings you closer.',
      ],
    },
    {
      id: 'drive',
      heading: 'When your desk is a truck or a car',
      body: [
        'Slide the seat close enough to reach the pedals with your knees a little bent. Support your low back with the seat’s own pad or a small towel. Empty your back pockets. On long drives in the Valley, plan a stop about every hour: get out, walk around the vehicle, then go on. When you arrive, walk a little before you lift anything out.',
      ],
    },
    {
      id: 'signs',
      heading: 'When is it more than a stiff neck?',
      body: [
        'A sore neck or back that eases when you move is common. These signs are different:',
        {
          terms: [
            [
              'Sudden trouble on one side',
              'A drooping face, a weak arm or leg, slurred speech, loss of sight or balance, or the worst headache of your life: call 911. It may be a stroke, even if it passes.[^BEFAST]',
            ],
            [
              'Chest pain or pressure',
              'Call 911, even if you feel it mostly in the arm, neck or jaw. Do the same for trouble breathing.',
            ],
            [
              'Hands that turn clumsy',
              'Trouble with keys, buttons or handwriting can come from pressure on the cord in the neck. Pain may be slight, and it is often taken for aging.[^MYEL][^SYD] Get seen the same day if it is new. If it came on suddenly, or if hands, walking or bladder change fast, call 911 or go to the emergency room.',
            ],
            [
              'Pain or tingling down one arm',
              'It may be a [pinched nerve](/blog/what-a-pinched-nerve-feels-like). New numbness or weakness is seen the same day. For pain or tingling alone, book a visit if it has not eased in about 6 weeks.',
            ],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'Going back to a desk after surgery',
      body: [
        'How soon varies a great deal. Studies of surgery for a pinched nerve in the low back found returns to work from under 1 week to 20 weeks.[^RTW-R] Your operation and your job decide, and your surgeon sets the day.',
        'After spine surgery, a common sheet says to change position every 20 to 30 minutes.[^MLP] That is more often than for other people at a desk, so ask for it in writing. Ask also about shorter days at first, about the drive to work, and who will lift the boxes of paper.',
      ],
    },
    {
      id: 'week',
      heading: 'One change a day, this week',
      body: [
        {
          steps: [
            'Day 1: raise or lower the screen.',
            'Day 2: fix chair and feet.',
            'Day 3: set a quiet timer for 45 minutes, and stand up each time.',
            'Day 4: take all calls on your feet.',
            'Day 5: look back. Keep what helped.',
          ],
        },
        { blanks: ['What helped', 'What I will ask my employer for'] },
      ],
    },
  ],
  links: [
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: cord pressure in the neck' },
    { href: '/blog/sleeping-with-back-or-neck-pain', label: 'Sleeping with back or neck pain' },
    { href: '/resources/recovery#work', label: 'Recovery guide: back to work' },
  ],
  related: [
    'lifting-at-work-and-at-home',
    'sleeping-with-back-or-neck-pain',
    'what-a-pinched-nerve-feels-like',
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['RTW-R', 'BEFAST', 'OSHA', 'MLP', 'UWP', 'PAG', 'MYEL', 'SYD'],
    signOff: [
      'Posture is individual; changing position often helps.',
      'Everyday advice on laptop, phone, table and vehicle; a stop about every hour on long drives.',
      'New clumsy hands are seen the same day; if sudden or changing fast: 911.',
      'Chest pain or pressure, also when felt in the arm, neck or jaw, or trouble breathing: 911.',
      'Pain or tingling down one arm, with no numbness or weakness: a visit if it has not eased in about 6 weeks.',
    ],
    help: {
      ...standardHelp,
      emergency: [
        'Sudden face droop, weakness or numbness on one side, or trouble speaking',
        'Sudden loss of sight or balance, or the worst headache of your life',
        'Chest pain or pressure, or trouble breathing',
        ...standardHelp.emergency,
      ],
    },
  },
})
