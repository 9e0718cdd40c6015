import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'
import { service } from '@/content/service-schema'

export const discReplacement = service({
  slug: 'disc-replacement',
  title: 'Artificial Disc Replacement: Neck and Low Back',
  description:
    'Disc replacement and fusion compared in the neck and in the low back: results out of 100 people, who it may not suit, recovery, work and risks.',
  heading: 'Disc Replacement',
  lead: 'A worn disc comes out, and an implant that can move takes its place. The evidence is stronger for the neck than for the low back.',
  levels: ['C5-C6', 'L4-L5'],
  levelsNote: 'One disc of the neck and one of the low back are lit. They mean two different operations.',
  inShort: [
    'Replacement keeps motion at that level, and fusion stops it. Neither is right for everyone.',
    'In the neck, a review of 11 trials found more success, as the trials measured it, than with fusion.[^CDA1]',
    'In the low back, it is not proven to beat fusion,[^TDR-R] and a British guideline does not advise it for low back pain.[^NICE-S]',
    'A pinched nerve in the neck usually improves without surgery.[^AAFP-CR]',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        'Discs are the cushions between the bones of the spine. When one has to come out, there are two main ways to fill the gap. A fusion joins the two bones for good, while a replacement puts in an implant that lets them move.',
        {
          terms: [
            [
              'In the neck',
              'Also called cervical disc replacement. The surgeon works through the front of the neck.',
            ],
            [
              'In the low back',
              'Also called lumbar disc replacement. The surgeon works through the belly, so it is a larger operation.',
            ],
          ],
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        {
          terms: [
            [
              'In the neck',
              'It may help when a disc presses on a nerve and arm pain does not ease. If a pinched nerve in the neck is no better by 6 to 8 weeks, have it checked again.[^UTD-CR]',
            ],
            [
              'In the low back',
              'It is weighed only for a few people with lasting pain from a worn disc. Worn discs are also common in people without pain, so a scan alone is not a reason.[^BRINJ]',
            ],
          ],
        },
        'What did studies find?',
        {
          list: [
            'Neck: in the review of 11 trials, fewer people had problems next to the treated disc with a replacement than with a fusion.[^CDA1]',
            'Neck, after 20 years: pain was similar. Of 100 people, 10 had another operation after a replacement and 90 did not. After a fusion, 42 did and 58 did not. Only 47 people took part.[^CDA20]',
            'Low back, after 5 years: 38 of 100 people with a replacement had no pain and 62 still had some. With a fusion, 15 had none and 85 had some. Complications were about the same.[^SKOLD]',
          ],
        },
        'It may not suit people with any of these. Tell the surgeon if one applies to you:',
        {
          list: [
            'Thin bones (osteoporosis)',
            'A spine that is not stable, or a curve',
            'Badly worn joints at the back of the spine',
            'An infection',
            'An allergy to metal',
          ],
        },
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        'In the neck:',
        {
          steps: [
            'You are fully asleep and lie on your back.',
            'The surgeon makes a cut at the front of the neck.',
            'The worn disc comes out, and the nerve gets room.',
            'The implant goes into the gap. X-ray pictures show where it sits.',
          ],
        },
        'In the low back:',
        {
          steps: [
            'You are fully asleep. The cut is in the belly.',
            'The surgeon works past large blood vessels to reach the front of the spine.',
            'The worn disc comes out, and the implant goes in.',
            'X-ray pictures show where it sits, and the cut is closed.',
          ],
        },
      ],
    },
    {
      id: 'facts',
      heading: 'Anesthesia and hospital stay',
      body: [
        {
          terms: [
            ['Anesthesia', 'General for both: you are fully asleep.'],
            ['Stay, neck', 'You often go home the same day or the next.[^SH-CDR]'],
            ['Stay, low back', 'Often a few days.'],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        {
          claim: 'discReplacementRecovery',
          caveat:
            'Take this as the time to full activity after neck surgery, for many people. After low back surgery it varies more and can take longer.',
        },
        {
          terms: [
            [
              'Neck, first weeks',
              'If your throat is sore,[^KRAMES] soft food often helps. You walk, and you start to move the neck gently once you are told to.',
            ],
            ['Neck, after some weeks', 'Many people are back at a desk.'],
            [
              'Low back, first weeks',
              'The belly is sore as well as the back. Walk short distances. Many people are told not to bend, lift or twist at first.[^SSD]',
            ],
            [
              'Low back, after some weeks',
              'After a check with an X-ray, limits are often eased. Physical therapy may begin.',
            ],
          ],
        },
        'A visit later in the first year checks the implant. Numbness from before may take months to fade, or it may stay. Read [care after surgery](/post-operative-care) for the wound and the signs to act on.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'After neck surgery, people with desk jobs are often back after a few weeks. Heavy work takes longer. After low back surgery, plan for more time, often a few months in all.',
        'Do not drive until you can brake hard and turn your head, and the surgeon agrees. Never drive while you take opioid pain medicine.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        {
          terms: [
            [
              'Neck',
              'A hoarse voice, a sore throat or trouble swallowing.[^KRAMES] The implant can loosen, or extra bone can grow around it.',
            ],
            [
              'Low back',
              'A large blood vessel can be hurt. In men, surgery through the belly can affect the ability to father a child. The implant can fail.',
            ],
            [
              'Another operation, low back',
              'About 12 of 100 people needed one, and 88 did not. Studies ranged from 0 to 39 of 100.[^TDR-R]',
            ],
            [
              'Any spine operation',
              'Infection, bleeding, a blood clot, a leak of spinal fluid, a problem with anesthesia, pain that stays or another operation. Nerve injury can bring weakness or numbness and, rarely, paralysis or bladder trouble.',
            ],
          ],
        },
        {
          note: 'Call 911 if your neck swells after neck surgery and you have trouble breathing or swallowing.',
        },
      ],
    },
    {
      id: 'alternatives',
      heading: 'What else could you do?',
      body: [
        {
          terms: [
            [
              'Nothing for now',
              'A pinched nerve in the neck usually improves without surgery,[^AAFP-CR] so waiting is often a choice if you have no weakness. New weakness needs a check the same day. For a worn disc in the low back, you can often take time to decide, if no nerve is in danger.',
            ],
            [
              'Care without surgery',
              'Guidelines start with [exercise and other care](/services/non-surgical-treatments) for back pain that lasts.[^ACP]',
            ],
            [
              'Fusion',
              'The bones are joined, and motion at that level ends. For low back pain, four trials could not settle whether fusion is better than care without surgery.[^SKOLD]',
            ],
          ],
        },
        'Pressure on the [spinal cord in the neck](/resources/conditions/cervical-myelopathy) is a different matter. A guideline recommends surgery when the trouble is moderate or severe.[^DCM] If your hands are clumsy or your walking is unsteady, get seen the same day, even if it came on slowly.',
        'Call 911 or go to the emergency room if your hands or your walking get worse fast, if your legs turn heavy or stumble, or if you have new bladder or bowel trouble.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'Is it my nerve or my disc that hurts, and how do you know?',
            'Why a replacement and not a fusion for me, or the other way around?',
            'Are the small joints behind my disc still good?',
            'Should my bone strength be tested first?',
            'Which implant do you use, and how long has it been followed?',
            'What happens if it wears out or comes loose?',
            'How many of these have you done, in the neck and in the low back?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/degenerative-disc-disease', label: 'Guide: worn discs' },
    { href: '/resources/conditions/cervical-myelopathy', label: 'Guide: pressure on the cord in the neck' },
    { href: '/services/complex-spine-surgery', label: 'Fusion and its risks' },
    { href: '/blog/what-a-pinched-nerve-feels-like', label: 'What a pinched nerve feels like' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'CDA1',
      'SKOLD',
      'TDR-R',
      'BRINJ',
      'CDA20',
      'DCM',
      'ACP',
      'AAFP-CR',
      'UTD-CR',
      'NICE-S',
      'SH-CDR',
      'KRAMES',
      'SSD',
    ],
    signOff: [
      'Neck replacement may help when a disc presses on a nerve and arm pain does not ease.',
      'Who it may not suit: osteoporosis, instability, curve, badly worn facet joints, infection, metal allergy.',
      'The steps of both operations as described, with X-ray pictures; the surgeon works past large vessels in the low back.',
      'The stay after low back replacement is often a few days.',
      'Full activity after low back replacement varies more and can take longer.',
      'The pattern of recovery: sore throat and soft food, gentle neck motion, desk work after some weeks, X-ray check, therapy, a later check of the implant.',
      'Old numbness may take months to fade, or may stay.',
      'Time to work: a few weeks for desk work after neck surgery, more after low back surgery.',
      'Driving only when you can brake hard and turn your head and the surgeon agrees; never on opioids.',
      'Implant loosening and bone overgrowth in the neck; vessel injury, fertility effect in men and implant failure in the low back.',
      'Without weakness, waiting is often a choice for a pinched nerve in the neck; for a worn low back disc, you can often take time to decide, if no nerve is in danger.',
      'Neck swelling with trouble breathing or swallowing after neck surgery is an emergency.',
      'Clumsy hands or unsteady walking: new is a same-day sign, a fast change is an emergency.',
      ...afterSurgerySignOff,
    ],
    help: {
      emergency: [
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
        ...afterSurgeryHelp.emergency,
      ],
      soon: [...afterSurgeryHelp.soon, 'A hoarse voice that gets worse after neck surgery'],
      routine: afterSurgeryHelp.routine,
    },
  },
})
