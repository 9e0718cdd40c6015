import { condition } from '@/content/condition-schema'

export const painAfterSpineSurgery = condition({
  slug: 'pain-after-spine-surgery',
  title: 'Pain After Spine Surgery That Stays or Comes Back',
  description:
    'Pain that lasts or returns after a spine operation has many causes. Which signs are urgent, how a cause is found, and when a second operation makes sense.',
  name: 'Pain after spine surgery',
  alsoCalled: ['Persistent spinal pain syndrome type 2', 'Failed back surgery syndrome'],
  structured: {
    signs: [
      'Pain that never went away after surgery',
      'Pain that went away and came back later',
      'A new pain in a new place',
    ],
    treatments: ['Physical therapy', 'Medicine', 'Behavioral care', 'Injections', 'Nerve stimulation'],
  },
  summary: 'Back, neck, arm or leg pain that stays or comes back after an operation.',
  heading: 'Pain after spine surgery',
  lead: 'Pain that stays or comes back after spine surgery is real, and it is not your failure. The first step is to look for a clear cause, because more surgery makes sense only if it can fix one.',
  inShort: [
    'Any fever, or fluid from the wound, after spine surgery means: be seen the same day.',
    'The cause may be at the same level, at the next one, or in the SI joint.',
    'Care starts as teamwork without surgery.',
    'In one study of repeat surgery for bones that had not joined, 52 of 100 people felt better overall, and 48 did not.[^SUH]',
  ],
  region: 'whole-spine',
  levels: ['L3-L4', 'L4-L5', 'L5-S1'],
  levelsNote:
    'An example: a level in the low back that had surgery, and its two neighbors. Yours may be elsewhere.',
  sections: [
    {
      id: 'what',
      heading: 'What does the name mean?',
      body: [
        'You may hear “failed back surgery syndrome.” That old name can feel like blame.[^FBSS2] The new one is persistent spinal pain syndrome type 2. Both mean pain that persists or returns after a spine operation.',
        'Neither says why you hurt.',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'Tell your surgeon which story is yours:',
        {
          list: [
            'The pain never went away after surgery.',
            'It went away and came back later.',
            'A new pain came, in a new place.',
          ],
        },
        'Numbness from before surgery may take months to fade, or it may remain. New numbness is another matter and needs a check the same day. So does growing pain, or a headache that is worse when you sit up.',
      ],
    },
    {
      id: 'why',
      heading: 'Why does it happen?',
      body: [
        {
          terms: [
            [
              'The disc again',
              'After a small disc operation, 5 to 10 of 100 people have a new herniation, and 90 to 95 do not.[^SH-MD] Elsewhere the range is 3 to 18, so 82 to 97 do not.[^JBJSOA]',
            ],
            [
              'Bones not joined',
              'In one study of fusions, bone did not join in 14 of 100 nonsmokers and in 27 of 100 people who kept smoking. In 86 and in 73 it did.[^GLASS]',
            ],
            [
              'The next level',
              'When three or more levels had been joined, 18 of 100 people had symptoms from the level beside them after 5 years or more, and 82 did not.[^ASP]',
            ],
            [
              'The SI joint',
              '[SI joint pain](/resources/conditions/si-joint-pain) is more common after a low back fusion.[^SIJ]',
            ],
            ['Narrowing or scar', 'A nerve can be tight again, or scar can form around it.'],
            [
              'Infection',
              'It can be hard to spot. With an infection around the cord, only about half of people have a fever, so having none does not rule it out.[^SEA] Growing pain or a wound that leaks needs help the same day.',
            ],
          ],
        },
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is a cause found?',
      body: [
        'A review advises finding a clear cause before any more surgery.[^FBSS1] Your surgeon will want your story, your operation notes, and the pictures from before and after.',
        {
          terms: [
            ['X-ray', 'Shows screws, implants and how the bones line up.'],
            ['MRI', 'Shows discs, nerves and narrow places.'],
            ['CT', 'Shows whether bone has joined.'],
            ['Numbing injection', 'Can test one joint or nerve as the source.'],
          ],
        },
        'Bring these lines, filled in:',
        {
          blanks: [
            ['My operations: what, where and when', 3],
            'My pain before the operation (place, 0 to 10)',
            'The longest time without it afterward',
            'Where it hurts now (place, 0 to 10)',
            ['What I have tried since then', 3],
          ],
        },
      ],
    },
    {
      id: 'now',
      heading: 'What can I do now?',
      body: [
        {
          steps: [
            'Check the card “When to get help” on this page, and act on any sign that fits.',
            'For any sign listed for the same day, call the team that operated on you, or {call the office}. If no one answers, go to the emergency room.',
            'Keep taking short walks, unless you were told not to.',
            'Ask for your operation notes and your pictures on a disc.',
            'Do not change a pain medicine on your own. If you take opioids, ask for a review.',
          ],
        },
        'If you think of ending your life, call or text 988, day or night.[^988] In immediate danger, call 911.',
      ],
    },
    {
      id: 'treatment',
      heading: 'How is it treated, step by step?',
      body: [
        'The review advises a team approach with these parts:[^FBSS1]',
        {
          terms: [
            ['Physical therapy', 'Builds strength and trust in movement.'],
            [
              'Medicine',
              'A US guideline puts opioids last for low back pain, and only after a talk about risks.[^ACP]',
            ],
            [
              'Care for mind and pain',
              'Behavioral care can help you to cope with pain and flares. It does not mean that the pain is in your head.',
            ],
            [
              'Injections',
              'Some people get relief for a while, and many do not. See [steroid injections](/services/non-surgical-treatments#epidural-steroid-injections).',
            ],
            [
              'Nerve stimulation',
              'A device sends a weak current to nerves. Since July 2021, Medicare must approve it first in hospital outpatient care.[^AANS-PA] Rules change.',
            ],
          ],
        },
      ],
    },
    {
      id: 'surgery',
      heading: 'When is another operation considered?',
      body: [
        'It is considered when a clear cause fits your pain and surgery can fix it: a new herniation on a nerve, for example, or bones that have not joined. Without one, ask what the operation is meant to fix.',
        'For it: in a study of repairs for bones that had not joined, 52 of 100 people felt better overall, and 48 did not.[^SUH]',
        'Against it: one study of repeat fusions found more operations later, and worse results, than after first ones.[^LAMB] Scar makes the work harder, and the risk of a fluid leak or infection is often higher.',
        '[Nicotine](/blog/nicotine-and-your-spine) matters here. Among smokers who quit and stayed off for more than 6 months after a fusion, bone failed to join in 17 of 100, and joined in 83.[^GLASS]',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'Some people find a cause that can be fixed. Others aim at less pain and more life: a longer walk, or a full night of sleep.',
        'Pick one goal that you can count, so that you can judge each step.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'What is the most likely cause, and how sure are you?',
            'Has infection been ruled out? How?',
            'Did my bones join? Which picture shows it?',
            'What have we not tried yet without surgery?',
            'If you operate again: of 100 people like me, how many feel better, and how many feel worse?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/si-joint-pain', label: 'SI joint pain, more common after a fusion' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery, and the evidence' },
    { href: '/services/complex-spine-surgery', label: 'Complex and repeat spine surgery' },
    { href: '/blog/pain-medicine-after-surgery', label: 'Pain medicine after surgery' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'FBSS1',
      'FBSS2',
      'SUH',
      'LAMB',
      'JBJSOA',
      'ASP',
      'SIJ',
      'SEA',
      'AANS-PA',
      'GLASS',
      'ACP',
      'SH-MD',
      '988',
    ],
    signOff: [
      'Causes: recurrent disc, scar, stenosis, bones not joined, next level, SI joint, infection.',
      'Old numbness may take months to fade or may remain.',
      'Hoarseness that worsens after surgery is a same-day sign.',
      'Some people get relief from an injection for a while, and many do not.',
      'A headache that is worse when upright after surgery needs a call the same day.',
      'What X-ray, MRI, CT and a numbing injection show.',
      'Short walks unless told otherwise.',
      'Nerve stimulation and behavioral care in words.',
      'Examples of a cause that surgery can fix: new herniation on a nerve, bones not joined.',
      'In revision surgery, scar makes the work harder; leak and infection risks are often higher.',
      'Neck swelling with trouble breathing or swallowing after neck surgery is an emergency.',
      'Chest pain or trouble breathing means 911.',
      'Card: clumsy hands, or a foot that newly drops or drags, after spine surgery are “now”.',
      'Card: very bad new leg pain, or new pain, tingling or numbness in both legs, is “now”.',
      'Card: fever with very bad spine pain, confusion, or new weakness or numbness is “now”; any other fever after surgery is “same day”.',
      'Unexplained weight loss with back pain is a reason to be seen the same day.',
    ],
    help: {
      emergency: [
        'Chest pain, trouble breathing, fainting, or coughing up blood',
        'New weakness in an arm or leg, or legs that turn heavy or stumble',
        'Hands that turn clumsy, or a foot that newly drops or drags',
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Fever with very bad spine pain, with confusion, or with new weakness or numbness',
        'Neck swelling with trouble breathing or swallowing after neck surgery',
        'Heavy bleeding from the wound',
        'New swelling, pain or redness in one leg',
        'A sudden face droop, weakness on one side, trouble speaking or seeing, or the worst headache of your life',
        'Bad back or neck pain after a major fall or crash',
        'Thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [
        'Any fever (100.4°F or more) after spine surgery',
        'A wound that leaks, opens, or turns red or swollen',
        'Pain that grows instead of easing in the weeks after surgery',
        'A headache that is worse when you sit or stand up',
        'A voice that gets more and more hoarse after neck surgery',
        'Other new numbness or tingling, even if it is slight',
        'New pain or night pain, if you have or had cancer',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Old pain that has come back, with none of the signs above',
        'Pain that keeps you from work, sleep or daily life months after surgery',
        'A second opinion before another operation',
      ],
    },
  },
})
