import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const movingWithBackPain = article({
  slug: 'moving-with-back-pain',
  published: '2026-11-20',
  topics: ['daily-life', 'understanding-pain'],
  title: 'Moving with back pain',
  description:
    'Gentle, frequent movement usually beats long rest. How to start on a bad day, how to build up, and when to stop and get checked.',
  heading: 'Moving with back pain',
  lead: 'Keep moving, gently and often. Long rest is seldom the answer. Start with less than you think you can do, and add a little at a time.',
  inShort: [
    'Short walks, spread over the day, are a good way to start.',
    'For low back pain that lasts, a guideline starts with exercise.[^ACP] Expect a modest gain.',
    'New weakness or numbness means stop and get seen the same day. If it spreads or gets worse fast, call 911.',
  ],
  sections: [
    {
      id: 'safe',
      heading: 'Check first that it is safe',
      body: [
        'Read [When to get help](/blog/moving-with-back-pain#when-to-get-help) on this page first. If an emergency sign fits you, call 911 or go to the emergency room now. Do not try to walk it off.',
        'Some pain needs a doctor the same day, before you exercise. That is new pain if you have had cancer, pain after a fall, or sudden pain if you are older or have weak bones.',
        'Have you had spine surgery lately? Then move only as your own surgeon has cleared. The [recovery guide](/resources/recovery) is the page for you.',
        'If your heart, your lungs or your balance limit you, ask your doctor how to begin.',
      ],
    },
    {
      id: 'why',
      heading: 'Why move, when it hurts?',
      body: [
        'New back pain usually improves, whatever is done.[^AAFP-LBP] In the meantime, moving lets you keep up some of your daily life. For sciatica, the Welsh health service says to stay active, use heat and avoid long rest.[^NHSW]',
        'For low back pain that lasts, an American guideline starts with exercise and other care without drugs.[^ACP] Expect a modest gain.[^AAFP-LBP] Even a small gain can matter on an ordinary day, such as a longer walk or an easier hour in the kitchen.',
        'Walking may also delay the next bout. In one trial, people who got a walking program and teaching typically went 208 days until their next bout of back pain. Without it, that was 112 days.[^WALK] Pain still came back for many in both groups.',
      ],
    },
    {
      id: 'bad-day',
      heading: 'What to do on a bad day',
      body: [
        {
          steps: [
            'Find a position that eases the pain. Try lying on your back with a pillow under your knees, or on your side with one between them.[^NHSW]',
            'Warm the sore part. Keep a cloth between your skin and the heat. Do not use heat on numb skin, and do not fall asleep on a heating pad.',
            'Get up after a short rest. Walk to the kitchen and back, or around one room.',
            'Sit, rest, and do the same again later.',
            'Keep to the small tasks you can do: fold towels, water a plant. Leave the heavy ones.',
          ],
        },
        { note: 'On a bad day, do less at a time, and do it more often.' },
      ],
    },
    {
      id: 'build',
      heading: 'How to build up',
      body: [
        'Start with a walk that you could do even on a bad day. Do it once or twice a day on flat ground, in firm shoes. In the hot months go early, carry water, or walk indoors.',
        'When a few days in a row feel fine, add a minute or two. After a hard day, do less for a day. On a good day, do not try to make up for lost time, because that often sets people back.',
        'The common goal for adults is 150 minutes of moderate activity a week, with strength work twice a week.[^PAG] You may be far from that today. Some minutes are better than none, and walking counts.[^WALK]',
        'Do your legs or buttocks hurt as you stand or walk, and ease when you sit or bend forward? That can be [spinal stenosis](/resources/conditions/spinal-stenosis), a tight spot around the nerves.[^SPORT-S4] Book a visit. Many people manage better pushing a cart, or with seats along the way.',
      ],
    },
    {
      id: 'hurt',
      heading: 'How much pain is too much?',
      body: [
        'Some soreness in the back as you start is common. Use it as a guide to your pace, once you know the signs that mean stop.',
        {
          terms: [
            [
              'Stop: 911 or the emergency room',
              'Chest pain or pressure, trouble breathing, or fainting. Weakness that spreads or gets worse fast, or weak, heavy or stumbling legs. Very bad new leg pain, or pain, tingling or numbness down both legs. Numbness around your genitals, bottom or inner thighs. New trouble with bladder or bowel.',
            ],
            ['Stop: get seen today', 'Any other new weakness or numbness, even if it is slight.'],
            [
              'Stop and ask',
              'Pain shoots into one arm or one leg, and it does so each time. Call a doctor before you go on.',
            ],
            ['Do less', 'You are clearly worse the next morning. Halve the time and try again.'],
            ['Keep going', 'The ache stays in your back, is mild, and fades soon after you rest.'],
          ],
        },
      ],
    },
    {
      id: 'help',
      heading: 'When a physical therapist helps',
      body: [
        'A physical therapist watches how you move and picks exercises for you. It is worth it if you are afraid to move, or if pain keeps coming back. Much of the work is done at home, between visits.',
        'Ask for two or three exercises you will truly do. Ask also how you will know that they work. More is on the page on [treatment without surgery](/services/non-surgical-treatments#physical-therapy).',
      ],
    },
    {
      id: 'log',
      heading: 'Your first week, on paper',
      body: [
        'Print this page and fill in one line a day. Bring it to your visit. It tells a doctor more than “it comes and goes”.',
        {
          table: {
            caption: 'My week',
            head: ['Day', 'Walks', 'Minutes in all', 'Pain, 0 to 10', 'What I could do today'],
            rows: [
              ['Monday', '', '', '', ''],
              ['Tuesday', '', '', '', ''],
              ['Wednesday', '', '', '', ''],
              ['Thursday', '', '', '', ''],
              ['Friday', '', '', '', ''],
              ['Saturday', '', '', '', ''],
              ['Sunday', '', '', '', ''],
            ],
          },
        },
        'Leg or arm pain that has not eased after about 6 weeks calls for a visit. So does any pain that keeps you from work, sleep or daily life.',
      ],
    },
  ],
  links: [
    { href: '/blog/sleeping-with-back-or-neck-pain', label: 'Sleeping with back or neck pain' },
    { href: '/blog/lifting-at-work-and-at-home', label: 'Lifting at work and at home' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/blog/do-i-need-a-scan-for-back-pain', label: 'Do I need a scan for back pain?' },
  ],
  related: [
    'sleeping-with-back-or-neck-pain',
    'lifting-at-work-and-at-home',
    'do-i-need-a-scan-for-back-pain',
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['NHSW', 'AAFP-LBP', 'SPORT-S4', 'ACP', 'WALK', 'PAG'],
    signOff: [
      'Some soreness in the back is common when starting to move; a mild ache that fades soon after rest need not stop you.',
      'Being clearly worse the next morning is a reason to do less.',
      'Pain that shoots into an arm or leg each time is a reason to stop and ask a doctor.',
      'Pacing: add a minute or two after a few good days; overdoing it on a good day often sets people back.',
      'Many people with stenosis manage better pushing a cart or with seats along the way.',
      'When physical therapy is worth it; much of the work is done at home.',
      'Heat: a cloth in between, not on numb skin, not while asleep.',
      'Chest pain or pressure, trouble breathing or fainting: 911. Very bad new leg pain, or pain down both legs, counts as “now”.',
      'New back pain after any fall, or sudden pain in older people or with weak bones: seen the same day, before exercise.',
      'Ask a doctor how to begin if heart, lungs or balance are a limit.',
    ],
    help: {
      ...standardHelp,
      emergency: [...standardHelp.emergency, 'Chest pain or pressure, trouble breathing, or fainting'],
      soon: [
        ...standardHelp.soon,
        'Sudden pain in your mid or low back, even with no fall, if you are older, have weak bones or take steroid medicine',
        'New back pain after any fall',
      ],
    },
  },
})
