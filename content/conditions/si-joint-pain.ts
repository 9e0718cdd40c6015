import { condition } from '@/content/condition-schema'
import { standardHelp } from '@/content/help'

export const siJointPain = condition({
  slug: 'si-joint-pain',
  title: 'SI Joint Pain: Where the Spine Meets the Pelvis',
  description:
    'Pain in one buttock can come from the sacroiliac joint. How it is tested, why it is more common after a fusion, and how to read the trial on SI surgery.',
  name: 'SI joint pain',
  alsoCalled: ['Sacroiliac joint pain', 'SI joint dysfunction'],
  structured: {
    signs: ['Pain in the buttock', 'Pain in the groin or the thigh'],
    treatments: ['Physical therapy', 'Medicine', 'Injection', 'Surgery'],
  },
  summary: 'Pain in a buttock, low and to one side, sometimes in the groin or thigh.',
  heading: 'SI joint pain',
  lead: 'The SI joint links your spine to your pelvis, and its pain is mostly felt in the buttock. Hands-on tests and then a numbing injection help to show whether it is the source.',
  inShort: [
    'The SI joint may be the source in 15 to 30 of 100 people with long-lasting low back pain.[^SIJ]',
    'It is more common after a fusion in the low back.[^SIJ]',
    'Physical therapy, medicine and injections come before any talk of surgery.',
    'In one trial, 81 of 100 people met the goal at 6 months with surgery, and 24 of 100 without.[^INSITE] There are reasons to read it with care.',
  ],
  region: 'low-back',
  levels: ['S1', 'S2', 'S3'],
  levelsNote:
    'The upper sacrum is lit. The SI joints lie at its left and right sides, which this side view cannot show.',
  sections: [
    {
      id: 'what',
      heading: 'What is the SI joint?',
      body: [
        'SI is short for sacroiliac. The sacrum is the broad bone at the base of your spine. On each side, where it meets the pelvis, lies an SI joint. It passes load from your upper body to your legs.',
        'It may be the source in 15 to 30 of 100 people with long-lasting low back pain.[^SIJ] In the other 70 to 85, the pain comes from somewhere else. So the first task is to find out which it is.',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'The main place is the buttock. Pain can also reach the groin or the thigh.[^ISASS]',
        'Other problems can feel much the same. A [pinched nerve](/resources/conditions/sciatica) can hurt down the leg, with tingling, numbness or weakness.[^NHSW] A hip problem can ache in the groin. So a guess is not enough, and new numbness or weakness needs a check the same day. If it spreads, grows fast or is in both legs, call 911.',
      ],
    },
    {
      id: 'why',
      heading: 'Why does it happen?',
      body: [
        'These things make it more likely:[^WMSK]',
        {
          list: [
            'A fusion of the low back (joining bones)',
            'An injury, such as a fall or a crash',
            'Pregnancy',
            'Joints that are loose by nature',
          ],
        },
        'If your pain began or changed after a fusion, tell the surgeon. There are [other causes](/resources/conditions/pain-after-spine-surgery#why) to check, too.',
        'Some diseases inflame the joints, and they can cause back pain. If you have one, say that, too.',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        'The usual path has two stages:[^SIJ]',
        {
          steps: [
            'Hands-on tests. The examiner presses on the joint or puts it under strain. When several of these tests bring on your own pain, the joint is a suspect.',
            'A numbing injection. A numbing drug goes into the joint. If your pain fades while the drug works, that points to the joint.',
          ],
        },
        'Write down your pain in the hours after the injection, and what you did: stairs, sitting, turning in bed. Scans may be added to look for other causes.',
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        'If a sign on the card “When to get help” fits you, do what it says. If not, begin here:',
        {
          list: [
            'Stay active. Pick the moves that you can bear, and do them often.',
            'In bed on your side, try a pillow between your knees.[^NHSW]',
            'Before you take a pain medicine, ask if it goes with the others you take.',
            'Fill in these lines. You will be asked for them.',
          ],
        },
        {
          blanks: [
            'When it began, and what happened then',
            ['What I have tried, from when to when', 4],
            ['What helped, and for how long', 2],
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
              'Physical therapy',
              'You train the muscles around pelvis and back, and learn moves that spare the joint. See [physical therapy](/services/non-surgical-treatments#physical-therapy).',
            ],
            [
              'Medicine',
              'After exercise, anti-inflammatory medicine comes first in a US guideline on long-lasting low back pain.[^ACP] Ask if it is safe for you.',
            ],
            [
              'Injection',
              'The numbing injection can be used with a steroid to calm the joint. How long relief lasts differs from person to person.',
            ],
            ['Six months or more', 'Only after that much care without surgery is an operation weighed.'],
          ],
        },
        'Our sources do not count how many people each step helps. Ask what your own team has seen.',
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'The operation is an SI fusion: implants join the sacrum and the pelvis, so that the joint stays still. It comes up when tests point to the joint and six months of care have not been enough.',
        {
          table: {
            caption: 'One trial at 6 months: who met its goal for success',
            head: ['Care', 'Met the goal', 'Did not'],
            rows: [
              ['SI fusion', '81 of 100[^INSITE]', '19 of 100'],
              ['Care without surgery', '24 of 100[^INSITE]', '76 of 100'],
            ],
          },
        },
        'The gap is large, and that is the case for surgery. There are three reasons for caution. People knew which care they had, and hope can change how pain is rated. Six months is a short time. And a related study lists authors employed by a manufacturer.[^SIBONE] That does not make it wrong, but you should know.',
        'The operation has [risks](/blog/risks-in-plain-numbers), such as infection, bleeding, nerve injury, pain that stays or another operation. Our sources have no counts for SI fusion, so ask for figures on the method offered to you.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'If the tests point away from the joint, that helps you as well: it saves you the wrong treatment. Then the search goes on, for example with the [facet joints](/resources/conditions/facet-arthritis).',
        'If the joint is the source, plan in months rather than days. A flare is a reason to look at your plan again. It is not a failure.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Which hands-on tests brought on my pain, and how many?',
            'Could it be my hip, a nerve or a facet joint instead?',
            'Could a joint disease be behind it?',
            'How much relief from the numbing injection would count as a yes?',
            'If you suggest a fusion: what do your own patients report after a year or more?',
            'Do you have any tie to the maker of the implant?',
          ],
        },
      ],
    },
  ],
  links: [
    {
      href: '/resources/conditions/pain-after-spine-surgery',
      label: 'Pain that stays after spine surgery',
    },
    { href: '/resources/conditions/facet-arthritis', label: 'Worn facet joints in the low back' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/blog/moving-with-back-pain', label: 'How to move when your back hurts' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['SIJ', 'ISASS', 'INSITE', 'SIBONE', 'NHSW', 'ACP', 'WMSK'],
    signOff: [
      'Where the SI joints lie; they pass load from the upper body to the legs.',
      'A hip problem can ache in the groin and be taken for SI joint pain.',
      'Inflammatory joint disease as another cause of back pain: tell the surgeon.',
      'The numbing injection can be used with a steroid; relief differs from person to person.',
      'The trial was not blinded, so hope can change how pain is rated; it compared SI fusion with care without surgery.',
      'SI fusion in words: implants join sacrum and pelvis.',
      'Risks of SI fusion as for any spine operation.',
      'Fever along with new back or buttock pain is seen the same day.',
      'Physical therapy in words: muscles around pelvis and back, moves that spare the joint.',
      'Unexplained weight loss with back pain is a reason to be seen the same day.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: a foot that suddenly drops is “now”, one that drags or slaps is “same day”.',
      'Card: clumsy hands or unsteady steps that came on slowly are “same day”, a fast change is “now”.',
      'Card: very bad new leg pain, or new pain, tingling or numbness in both legs, is “now”.',
      'Card: new back or buttock pain after a fall is a same-day sign.',
      'Card: new pain in the weeks after a fusion is a same-day sign.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'An odd feeling when you wipe, new loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'A foot that suddenly drops, or hands that turn clumsy fast',
        'Fever along with new weakness or numbness',
      ],
      soon: [
        'New back or buttock pain after any fall, or in the weeks after spine surgery',
        ...standardHelp.soon,
        'A foot that drags or slaps, even if it came on slowly',
        'Clumsy hands or unsteady steps, even if they came on slowly and do not hurt',
        'Fever along with back or buttock pain, even if the pain is mild',
      ],
      routine: [
        'Buttock pain that keeps you from work, sleep or stairs',
        'Pain low on one side that began months after a fusion, or after a birth',
        'Back pain, if you have a disease that inflames joints',
      ],
    },
  },
})
