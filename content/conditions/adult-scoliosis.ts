import { condition } from '@/content/condition-schema'
import { standardHelp } from '@/content/help'

export const adultScoliosis = condition({
  slug: 'adult-scoliosis',
  title: 'Adult Scoliosis: a Curved Spine in Later Life',
  description:
    'What a sideways curve of the spine can feel like in an adult, what to try first, and what the studies say about the risks of a large curve operation.',
  name: 'Adult scoliosis',
  alsoCalled: ['Curved spine', 'Degenerative scoliosis'],
  structured: {
    signs: [
      'An ache in the back',
      'Leaning, so that it is hard to stand straight',
      'Pain or numbness in a leg',
      'Shoulders or hips that are not level',
    ],
    treatments: ['Exercise', 'Medicine', 'Injection'],
  },
  summary: 'A spine that bends to one side, with back ache, leaning or leg pain.',
  heading: 'Adult scoliosis',
  lead: 'Adult scoliosis is a sideways curve of a grown person’s spine. Care usually starts without surgery, because an operation on a curve is a large step with high risks.',
  inShort: [
    'The curve may date from your youth. It may also form later, as discs and joints wear.',
    'Exercise, medicine and sometimes injections come first. The proof for each is limited.',
    'Surgery is weighed when the curve grows, presses on a nerve or causes disabling pain.',
    'After large curve operations, about 70 of 100 people had a complication within 2 years, and about 30 did not.[^ASD1]',
  ],
  region: 'whole-spine',
  levels: ['L1', 'L2', 'L3', 'L4', 'L5'],
  levelsNote:
    'The low back is lit as an example. A curve can also sit higher, or be longer. Your X-ray shows where yours is.',
  sections: [
    {
      id: 'what',
      heading: 'What is adult scoliosis?',
      body: [
        'Seen from behind, a spine runs more or less straight. In scoliosis it bends to one side by more than 10 degrees.[^AAPMR] There are two kinds in adults:',
        {
          list: [
            'A long-standing curve. It has been there for years, even if no one saw it.',
            'A new curve. It forms as discs and joints wear.[^AAPMR]',
          ],
        },
        'By various estimates, 1 to 10 of 100 people have such a curve.[^AAPMR]',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'People notice some of these signs:[^PREM]',
        {
          list: [
            'An ache in the back',
            'Leaning, so that it is hard to stand straight',
            'Pain or numbness in a leg',
            'Shoulders or hips that are not level',
          ],
        },
        'New numbness or weakness in a leg needs a check the same day. If it spreads, gets worse fast or is in both legs, call 911.',
        'Leg pain that comes when you stand or walk, and eases when you sit or bend forward, can point to tight space around the nerves ([spinal stenosis](/resources/conditions/spinal-stenosis)).[^SPORT-S4]',
      ],
    },
    {
      id: 'why',
      heading: 'Why does it happen?',
      body: [
        'In a new curve, worn discs and joints let the spine tilt. It is seen more after age 40, in women, and in people with osteoporosis (thin, weak bones).[^PREM]',
        'None of this is your fault. If weak bones may play a part, read about [strong bones](/blog/strong-bones-and-your-spine).',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        {
          terms: [
            [
              'Talk and exam',
              'The surgeon asks what you can no longer do, and checks your stance, strength, feeling and reflexes.',
            ],
            ['Standing X-rays', 'They show the curve while your spine carries your weight.'],
            ['MRI', 'It shows nerves and discs, and is often added when there are nerve signs.'],
            [
              'Bone test',
              'A US panel advises this test for women 65 and older, and for younger women past menopause who are at risk. For men, it finds too little clear evidence.[^USPSTF]',
            ],
          ],
        },
        'Bring old X-rays. Two pictures taken years apart can show whether the curve has grown.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'The card “When to get help” comes first. With none of its signs:',
        {
          list: [
            'Keep moving, at a level you can manage.',
            'Write down how far you walk and how long you can stand. Do it again next month and compare.',
            'Ask a doctor or pharmacist which pain relief is safe with what you take. Do not start or stop a medicine because of this page.',
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
              'First: exercise',
              'A physical therapist can build a plan with you. A US guideline on lasting low back pain also starts with exercise.[^ACP]',
            ],
            [
              'Along with it: medicine',
              'In that guideline, anti-inflammatory medicine is the first kind and opioids are the last.[^ACP] Ask what is safe for you.',
            ],
            [
              'For leg pain: an injection',
              'When the cause is a narrow canal, a large review found no clear pain benefit.[^AAN] Severe harm is rare, but has been reported.[^FDA] Read what [injections can and cannot do](/blog/what-steroid-injections-can-and-cannot-do).',
            ],
            ['Then: look back', 'What got better, and what did not? Bring your notes.'],
          ],
        },
        'For adult scoliosis itself, the evidence on these steps is limited.',
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'There are three main reasons: the curve is getting worse, it presses on nerves, or pain disables you in spite of care. The usual operation is a long fusion (joining many bones), with screws and rods. Sometimes bone is cut to line the spine up.',
        'For it: surgery aims to free nerves and steady the spine in a better line. Our sources do not say how many people feel better, so ask your surgeon. What speaks against it has been counted:',
        {
          table: {
            caption: 'What happened after large curve operations',
            head: ['Result', 'Had it', 'Did not'],
            rows: [
              ['Any complication within 2 years', 'About 70 of 100[^ASD1]', 'About 30 of 100'],
              ['Another operation', '28 of 100[^ASD1]', '72 of 100'],
              ['Any complication, in a larger group', '67 of 100[^ASD2]', '33 of 100'],
            ],
          },
        },
        'A complication can be small or serious, so ask for both numbers. Later on, the level next to a fusion can give trouble. In one group with fusions of three or more levels, 18 of 100 had such symptoms at 5 years or more, and 82 did not. In 9 of 100 it led to another operation, and in 91 it did not.[^ASP]',
        'The hospital stay is often several days, and some people need rehab after it. Read about the [risks of complex surgery](/services/complex-spine-surgery#risks).',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'One X-ray cannot tell what a curve will do. Your surgeon may want to see you again for that reason, even if nothing needs to be done now.',
        'If you do have a large operation, plan for a slow return:',
        {
          claim: 'complexRecovery',
          caveat:
            'This is the time until daily tasks, and it will not fit everyone. Full recovery may take a year or more.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'How large is my curve, and has it grown?',
            'What happens if I do nothing for a year?',
            'Would a smaller operation on the nerve alone be enough for me?',
            'Of 100 people like me, how many feel better? How many have a serious complication?',
            'How often do you do this operation, and what are your own results?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/services/complex-spine-surgery', label: 'What a large spine operation involves' },
    { href: '/resources/conditions/spinal-stenosis', label: 'Leg pain when you walk: spinal stenosis' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/blog/risks-in-plain-numbers', label: 'The risks of spine surgery in plain numbers' },
    { href: '/blog/nicotine-and-your-spine', label: 'Why nicotine matters before a fusion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['AAPMR', 'ASD1', 'ASD2', 'ASP', 'SPORT-S4', 'USPSTF', 'ACP', 'AAN', 'FDA', 'PREM'],
    signOff: [
      'Standing X-rays show the curve; MRI is often added for nerve signs.',
      'The exam checks stance, strength, feeling and reflexes.',
      'Exercise, medicine and sometimes injections come first; the evidence for them in adult scoliosis is limited.',
      'A later X-ray is compared with an earlier one to see whether the curve grows.',
      'The aim of surgery is to free nerves and steady the spine in a better line, with screws and rods.',
      'The hospital stay is often several days, and some people go to rehab.',
      'Recovery after a large operation: the practice’s figure is the time to daily tasks; full recovery may take a year or more.',
      'Unexplained weight loss with back pain is a reason to be seen the same day.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
      'Card: very bad new leg pain, or new pain, tingling or numbness in both legs, is “now”.',
      'Card: new back pain after any fall, for people with weak bones, is a same-day sign.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'An odd feeling when you wipe, new loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'A foot that suddenly drops, or hands that turn clumsy fast',
        'Fever along with new weakness or numbness',
        'Pain like a tight band around your chest or belly',
      ],
      soon: [
        'New back pain after any fall, if you are older or have weak bones',
        ...standardHelp.soon,
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'Fever along with back or neck pain, even if the pain is mild',
      ],
      routine: [
        'A lean that is new or growing, or shoulders or hips that are no longer level',
        'Leg pain that cuts short how far you walk or how long you stand',
        'Back pain that keeps you from work, sleep or daily life',
      ],
    },
  },
})
