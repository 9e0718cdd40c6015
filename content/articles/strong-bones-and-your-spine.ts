import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const strongBonesAndYourSpine = article({
  slug: 'strong-bones-and-your-spine',
  published: '2026-11-20',
  topics: ['daily-life', 'tests-and-scans', 'before-surgery'],
  title: 'Strong bones and your spine',
  description:
    'How weak bone harms the spine, who should ask for a bone test, what helps, how to fall less, and why surgeons want to know before an operation.',
  heading: 'Strong bones and your spine',
  lead: 'Bone can grow thin for years and give no sign. If you are a woman of 65 or more, or broke a bone in a small fall at any age, ask your own doctor about a bone test.',
  inShort: [
    'US experts advise a bone test for women from 65, and for younger women past menopause who are at risk.[^USPSTF]',
    'The first sign may be a broken bone in the spine.',
    'Before a fusion or a new disc, ask about your bones. They can change the plan.',
  ],
  sections: [
    {
      id: 'thin-bone',
      heading: 'What happens when bone is weak?',
      body: [
        'Osteoporosis means bone that has become thin and weak. It does not ache by itself, so many people do not know that they have it.',
        'The spine is one of the places where it shows. A vertebra, one of its blocks of bone, gives way and loses height. This is a [compression fracture](/resources/conditions/compression-fracture). It happens about 750,000 times a year in the United States, usually because of weak bone, and a sneeze or a light lift can do it.[^ANS] Some people feel a sudden pain. Others feel none, and only notice that they have grown shorter or stoop more.[^UTD-V]',
        {
          spine: ['T11', 'T12', 'L1', 'L2'],
          caption: 'Where the mid back meets the low back: one of the places where weak bone may give way.',
        },
      ],
    },
    {
      id: 'bone-test',
      heading: 'Who should have a bone test?',
      body: [
        {
          terms: [
            ['Women of 65 or more', 'A US expert panel advises it.[^USPSTF]'],
            [
              'Younger women past menopause',
              'It is advised for those at higher risk.[^USPSTF] Your doctor can work out your risk with a few questions.',
            ],
            [
              'Men',
              'The panel finds the evidence unclear.[^USPSTF] That does not mean no. Ask if you have had a break or take steroids.',
            ],
            [
              'Anyone after a break in a small fall',
              'This is no longer a routine check. Ask about a test at any age.',
            ],
          ],
        },
        'The test measures bone density, usually with a quick scan while you lie still. Ask for your result in words: normal, somewhat low, or osteoporosis. Ask also when to repeat it.',
      ],
    },
    {
      id: 'drains',
      heading: 'What makes bone weaker?',
      body: [
        'Age does, and for women the years after menopause. Other causes are worth telling your doctor about:',
        {
          list: [
            'Steroid pills, taken for a long time. Never stop them on your own.',
            'Smoking, and a lot of alcohol',
            'Weeks in bed, or years with little movement',
            'Being very thin, or eating little',
            'Some illnesses, and some other medicines',
            'A parent who broke a hip',
          ],
        },
        'Some of these you can change, and some you cannot. None is a matter of blame.',
      ],
    },
    {
      id: 'feed-load',
      heading: 'What helps?',
      body: [
        {
          terms: [
            [
              'Load your bones',
              'Walk, climb stairs, lift light weights. The common goal is 150 minutes of moderate activity a week, and strength work twice a week.[^PAG] Start far below it if you need to. After surgery, wait until your surgeon clears you.',
            ],
            [
              'Calcium and vitamin D',
              'Bone needs both. Ask your doctor how much you should get, and if food is enough. More is not always better.',
            ],
            [
              'Bone medicine',
              'Several kinds exist. Ask what yours does, how it is taken and for how long. Do not start or stop one because of a website.',
            ],
            [
              'No nicotine',
              'Ask for help to quit. See [nicotine and your spine](/blog/nicotine-and-your-spine).',
            ],
          ],
        },
        'If you have weak bone, or a break already, first ask a doctor or physical therapist which moves are safe. Deep forward bends, hard twists and heavy lifts often are not.',
      ],
    },
    {
      id: 'falls',
      heading: 'How to fall less',
      body: [
        'Many breaks begin with a fall at home. Go through your day:',
        {
          list: [
            'Night: a lamp in reach, night lights, glasses on. Sit on the edge of the bed before you stand.',
            'Floor: no loose rugs, no cords, no piles on the stairs.',
            'Feet: shoes that grip, indoors too. Socks slide on tile.',
            'Bath: a mat that stays put, and bars fixed to the wall.',
            'Eyes and ears: have them checked.',
            'Medicines: ask a pharmacist which of yours make you dizzy or drowsy. Change nothing alone.',
            'Legs: practice standing up from a firm chair, with a counter in reach. Use your cane or walker if you have one.',
          ],
        },
        'Do not blame age for a newly unsteady walk. Get seen the same day. If your balance gets worse fast, or your legs turn weak or heavy or stumble, call 911 or go to the emergency room now.',
      ],
    },
    {
      id: 'operation',
      heading: 'Why does the surgeon want to know?',
      body: [
        'Screws hold less well in soft bone. A new disc may not suit a spine with osteoporosis. A fusion needs bone that grows, and that takes 3 to 4 months or more.[^MLP] So a bone test may come before a planned operation, and some people have their bone treated first. Ask: “Are my bones strong enough for this, and how do we know?”',
        'If a bone in the spine has already broken, you may hear about vertebroplasty, which puts cement into it. A review of trials found little benefit over a sham, a pretend procedure.[^COCH-VP] The guide to [compression fractures](/resources/conditions/compression-fracture#surgery) explains it.',
      ],
    },
    {
      id: 'alarm',
      heading: 'When may back pain be a broken bone?',
      body: [
        'Think of it when pain in the mid or low back comes on suddenly, even without a fall, above all if you are older, have weak bones or take steroids. Get seen the same day. Do so as well after any fall that leaves your back or neck sore, or if you have or had cancer. Until then, do not lift, bend deeply or twist.',
        'Weak legs, numbness between your legs, new bladder or bowel trouble, or bad pain after a major fall means 911 or the emergency room now. So does chest pain, or pain like a tight band around your chest or belly.',
      ],
    },
    {
      id: 'doctor-sheet',
      heading: 'Take this sheet to your own doctor',
      body: [
        'Have someone measure your height today, without shoes, with your back against a door frame. Do it again once a year.',
        {
          blanks: [
            'My height now, and the tallest I have been',
            'Bones I have broken, at what age, and how',
            'Steroid pills: since when, and for what',
            'Falls in the past year, and where',
            'My last bone test, and its result',
            'Do I need a test? When?',
            'Calcium and vitamin D: what do you advise for me?',
            'Which exercise is safe for me?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/compression-fracture', label: 'Guide: compression fracture' },
    { href: '/resources/conditions/adult-scoliosis', label: 'Guide: adult scoliosis' },
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/services/disc-replacement#who', label: 'Disc replacement: who it may suit' },
  ],
  related: ['nicotine-and-your-spine', 'moving-with-back-pain', 'getting-your-home-ready-for-surgery'],
  health: {
    reviewed: '2026-11-20',
    sources: ['USPSTF', 'COCH-VP', 'UTD-V', 'MLP', 'ANS', 'PAG'],
    signOff: [
      'Osteoporosis gives no pain by itself, and many people do not know that they have it; the first sign may be a broken bone in the spine, often where the mid back meets the low back (general knowledge).',
      'A break in a small fall is a reason to ask about a bone test at any age; men with a break or on steroids should ask.',
      'The test in words: a quick scan lying still; results as normal, somewhat low or osteoporosis (general knowledge).',
      'What makes bone weaker: age, menopause, long steroid use, smoking, alcohol, little movement, low weight, illnesses, a parent’s hip fracture (general knowledge).',
      'Calcium, vitamin D, bone medicine and falls prevention: ask your doctor.',
      'With weak bone, deep forward bends, hard twists and heavy lifts are often not safe.',
      'Screws hold less well in soft bone; disc replacement may not suit osteoporosis; some people treat the bone before surgery.',
      'Sudden back pain in an older person, with weak bones or on steroids: be seen the same day; no lifting, deep bending or twisting until then.',
      'How to fall less: lights, floor, shoes, bars, eyes and ears, medicines that cause dizziness, chair stands (general knowledge).',
      'A newly unsteady walk: same day; balance that gets worse fast, or legs that turn weak, heavy or stumble: now.',
      'Back or neck pain after any fall, even a small one, or new pain with a past or present cancer: the same day.',
      'Card: pain like a tight band around the chest or belly, chest pain or pressure, or trouble breathing means 911; unexplained weight loss with back pain is a same-day sign.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'Pain like a tight band around your chest or belly',
        'Chest pain or pressure, or trouble breathing',
      ],
      soon: [
        'Sudden new pain in your mid or low back, if you are older, have weak bones or take steroids',
        'Back or neck pain after any fall, even a small one',
        ...standardHelp.soon,
      ],
      routine: [
        'A bone test, if you are due or have broken a bone in a small fall',
        'Lost height, or a back that stoops more each year',
        'A fall with no injury, or a fear of falling',
        'Pain that keeps you from work, sleep or daily life',
      ],
    },
  },
})
