import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'
import { service } from '@/content/service-schema'

export const endoscopicSpineSurgery = service({
  slug: 'endoscopic-spine-surgery',
  title: 'Endoscopic Spine Surgery',
  description:
    'Surgery for a herniated disc through a very small cut, with a camera: who it may help, how it compares with microdiscectomy, recovery and risks.',
  heading: 'Endoscopic Spine Surgery',
  lead: 'A thin camera lets the surgeon take out a piece of disc through a very small cut. You may go home sooner than after microdiscectomy, the usual small-cut operation. Pain is about the same, and work does not start sooner.',
  levels: ['L4-L5', 'L5-S1'],
  levelsNote: 'Two discs of the low back are lit. A disc at L4-L5 usually presses on the nerve called L5.',
  preparationSteps: 1,
  inShort: [
    'The cut is very small, and people usually go home the same day.',
    'Compared with microdiscectomy in trials, the hospital stay was shorter, pain was similar, and people did not go back to work sooner.[^ED1]',
    'With one technique, the disc herniated again about twice as often as after microdiscectomy, which is still what others are measured against.[^ED2]',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        'An endoscope is a thin tube with a camera and a light. The surgeon slides it toward the spine through a very small cut and watches a screen. Fine tools pass down the same tube.',
        'The goal is to take out the piece of disc that presses on a nerve. It is the same goal as in a microdiscectomy, where the surgeon looks through a microscope. Only the way in is different.',
        'The tube can come in from the back or from the side, so there is more than one technique. Ask which one your surgeon uses, because with one of them the disc herniates again more often.[^ED2]',
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        'It may help people with a [herniated disc](/resources/conditions/herniated-disc) in the low back. The reason to operate is the same as for any disc surgery:',
        {
          list: [
            'Leg pain has lasted at least 6 weeks. This was the rule for entering one trial of disc surgery.[^SPORT-D2]',
            'The scan shows pressure in the place that matches your leg pain.',
            'Exercise, medicine or an injection did not help enough.',
          ],
        },
        'It may not suit you if the piece of disc lies where the tube cannot reach it. The same is true if an ache in the back is your only problem. It does not undo the wear in a disc.',
        'Most people with a herniated disc need no operation.[^MAYO] A very small cut does not change that. New weakness is another matter: get seen the same day, and call 911 if it spreads, grows fast or is in both legs.',
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        {
          steps: [
            'Before the day, the team plans your medicines, food and drink with you. Do not stop or start a medicine on your own.',
            'You lie on your belly or on your side.',
            'You get a drug to relax you and numbing medicine in the skin, or you are fully asleep.',
            'X-ray pictures show the way. The surgeon makes a very small cut and slides in the tube.',
            'If you are awake, you may feel pressure. Say so if you feel pain in your leg.',
            'The surgeon takes out the piece that presses on the nerve and checks that the nerve is free.',
            'The tube comes out, and the small cut is closed. After a rest, you stand up and walk with help.',
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
            [
              'Anesthesia',
              'It is local (only the place is numb) with a drug to relax you, or general, which means fully asleep. Ask which one is planned and why.',
            ],
            [
              'Hospital stay',
              'Usually you go home the same day. In trials, the stay was shorter than after microdiscectomy.[^ED1]',
            ],
            ['At home', 'An adult should drive you home and stay with you for 24 hours.[^KEIP]'],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        {
          claim: 'endoscopicRecovery',
          caveat:
            'This is possible for light activity, but not for heavy work or sport. In trials, people did not go back to work sooner than after microdiscectomy.[^ED1]',
        },
        'The skin heals before the disc and the nerve do, so it is easy to do too much too soon. This is a usual pattern, not a promise:',
        {
          terms: [
            ['First days', 'Short walks at home, several times a day. Some soreness where the tube went in.'],
            ['After a week or two', 'Light work for many people, if the surgeon agrees.'],
            [
              'Within the first month',
              'Light daily tasks often feel normal again. Many people are still told not to bend, lift or twist.[^SSD]',
            ],
            ['After that', 'Physical therapy if you need it, and sport step by step.'],
            ['Last of all', 'Heavy work, when your surgeon agrees. This often takes a few months.'],
          ],
        },
        'Numbness that was there before may take months to fade, or it may stay. [Care after surgery](/post-operative-care) lists the signs to act on.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'Some people are back at a desk within a few weeks. In trials, though, the smaller cut did not mean an earlier return.[^ED1] Across studies of surgery for a pinched low back nerve, the time ran from under 1 week to 20 weeks.[^RTW-R] So plan by your job, not by the size of the cut.',
        'If you lift, drive or stand all day, ask for a plan in steps. Never drive while you take opioid pain medicine.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        {
          list: [
            'The disc herniates again. After microdiscectomy, this happens in 5 to 10 of 100 people, and not in 90 to 95.[^SH-MD] Other sources say 3 to 18 of 100.[^JBJSOA] With one endoscopic technique, it happened about twice as often.[^ED2]',
            'A piece of disc is left behind, and the pain goes on.',
            'The nerve is irritated, with burning or numbness in the leg.',
            'Nerve injury with weakness and, rarely, paralysis or bladder trouble.',
            'Infection: 2.8 of 100 people in one group who had low back surgery, so about 97 had none.[^SSI-1] This number is not for endoscopic surgery alone.',
            'Bleeding, a blood clot, a leak of spinal fluid, a problem with anesthesia, pain that stays or another operation.',
          ],
        },
        'Ask for the surgeon’s own numbers. How many of the last 100 people needed a second operation?',
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
              'Many herniated discs shrink. Loose pieces shrank in 88 of 100 people and did not in 12. Bulges shrank in 13 of 100 and did not in 87,[^REGR2] so ask which kind you have.',
            ],
            [
              'Time and movement',
              'Sciatica usually settles in 4 to 6 weeks, sometimes longer. Stay as active as you can, and avoid long rest.[^NHSW]',
            ],
            [
              'An injection',
              'An [epidural steroid injection](/services/non-surgical-treatments#epidural-steroid-injections) may ease leg pain for a time, but it does not take away the cause.',
            ],
            [
              'Microdiscectomy',
              'The [usual small-cut operation](/services/minimally-invasive-surgery) is still the one that others are measured against.[^ED2]',
            ],
          ],
        },
        {
          note: 'Call 911 or go to the emergency room for numbness between the legs, new bladder or bowel trouble, pain down both legs, or weakness that grows fast.',
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'Is my herniation a loose piece or a bulge, and can it be reached this way?',
            'Which technique do you use, and how often have you done it?',
            'Why this, and not a microdiscectomy?',
            'Will I be awake? What will I feel?',
            'How many people need a second operation?',
            'What will you do if the piece cannot be reached through the tube?',
            'What may I lift, and when?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
    { href: '/resources/conditions/sciatica', label: 'Guide: sciatica' },
    { href: '/services/minimally-invasive-surgery', label: 'Microdiscectomy and other small-cut surgery' },
    { href: '/blog/the-first-two-weeks-after-spine-surgery', label: 'The first two weeks after surgery' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'ED1',
      'SPORT-D2',
      'NHSW',
      'RTW-R',
      'SSI-1',
      'JBJSOA',
      'ED2',
      'REGR2',
      'MAYO',
      'SH-MD',
      'KEIP',
      'SSD',
    ],
    signOff: [
      'A disc at L4-L5 usually presses on the L5 nerve.',
      'The cut is very small; people usually go home the same day; numbing medicine goes into the skin.',
      'How an endoscope works; it can come in from the back or the side, with more than one technique.',
      'Some herniations lie where the tube cannot reach them; the operation is not meant for back pain alone.',
      'Anesthesia is local with sedation, or general; position and X-ray guidance as described; pressure may be felt when awake.',
      'The pattern of recovery (light work after a week or two for many, normal light activity within the first month, heavy work often after a few months).',
      'Old numbness may take months to fade, or may stay.',
      'Desk work is often possible within a few weeks.',
      'Never drive on opioids.',
      'The skin heals before the disc and the nerve.',
      'New weakness is seen the same day; weakness that spreads, grows fast or is in both legs is an emergency.',
      ...afterSurgerySignOff,
    ],
    help: afterSurgeryHelp,
  },
})
