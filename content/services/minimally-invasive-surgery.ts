import { afterSurgeryHelp, afterSurgerySignOff } from '@/content/help'
import { service } from '@/content/service-schema'

export const minimallyInvasiveSurgery = service({
  slug: 'minimally-invasive-surgery',
  title: 'Minimally Invasive Spine Surgery',
  description:
    'Spine surgery through small cuts, to free a nerve or to join bones: who it may help, what happens, recovery, risks in numbers and other choices.',
  heading: 'Minimally Invasive Surgery',
  lead: 'The surgeon works through small cuts to free a pinched nerve or to join two bones. The cut is smaller than in open surgery, but the reason to operate must be just as good.',
  levels: ['L4-L5', 'L5-S1'],
  levelsNote:
    'The lowest levels of the back often wear the most. The surgeon works only at the level that matches your symptoms.',
  preparationSteps: 1,
  inShort: [
    'Two operations share this name. One frees a nerve and the other joins bones, so they take very different times to heal.',
    'Surgery often eases leg pain from a pinched nerve faster, but many people also get better without it.',
    'In one group of people who had low back surgery, 16 of 100 had a complication and 84 did not.[^PROI]',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is it?',
      body: [
        'Minimally invasive means that the surgeon reaches the spine through small cuts. It is a way to operate, not one operation.',
        {
          terms: [
            [
              'Freeing a nerve (decompression)',
              'The surgeon takes out the piece of disc or bone that presses on a nerve. For a herniated disc, this is called a microdiscectomy. It is done with a microscope or through a tube.',
            ],
            [
              'Fusion through small cuts (MIS TLIF)',
              'Fusion means joining bones so that they heal as one. The disc comes out, a spacer takes its place, and screws hold the bones still.',
            ],
          ],
        },
        { note: 'Ask which of the two is planned for you, because the recovery is not the same.' },
      ],
    },
    {
      id: 'who',
      heading: 'Who may it help, and who may it not?',
      body: [
        'Freeing a nerve may help when:',
        {
          list: [
            'A [herniated disc](/resources/conditions/herniated-disc) has caused leg pain for at least 6 weeks, and the scan matches. This was the rule for entering one trial.[^SPORT-D2]',
            'Leg symptoms from [spinal stenosis](/resources/conditions/spinal-stenosis), a narrow canal, have limited your life for at least 12 weeks, and the scan matches.[^SPORT-S4]',
          ],
        },
        'Weakness is different. Any new weakness needs a check the same day, even if it is slight. If it spreads, grows fast or is in both legs, call 911 or go to the emergency room. Surgery may then come sooner.',
        'A fusion may be weighed when a bone has [slipped](/resources/conditions/spondylolisthesis) and the symptoms stay disabling in spite of other care.',
        'In that disc trial, the people who ended up having surgery improved more, over 4 and over 8 years. When they were compared by the groups drawn at the start, the difference was small and blurred, because so many had switched.[^SPORT-D4][^SPORT-D8] About as many were working with surgery as without it.[^SPORT-D4][^SPORT-D8]',
        'For stenosis, one British hospital tells patients that about 85 of 100 improve after a nerve is freed, and about 15 do not.[^CUH] That does not tell you how many would have improved without surgery.',
        'It may not help when back pain is your only problem, or when the scan does not match what you feel. Worn discs are common in people with no pain.[^BRINJ]',
      ],
    },
    {
      id: 'steps',
      heading: 'What happens, step by step?',
      body: [
        {
          steps: [
            'Before the day, the team goes over your health and your medicines. Do not stop or start a medicine on your own.',
            'You get anesthesia. For most of these operations, you are fully asleep.',
            'X-ray pictures show the right level. The surgeon makes a small cut there and works with a microscope or through a tube.',
            'To free a nerve, the surgeon takes out the bit of disc or bone that presses on it.',
            'For a fusion, the disc comes out. A spacer and screws go in through small cuts.',
            'You wake up in the recovery room. Later you get up with help and take a first short walk.',
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
            ['Anesthesia', 'Most often general, which means fully asleep.'],
            [
              'Stay after a nerve is freed',
              'Often the same day or one night.[^SH-MD] British hospitals tell people 1 to 4 days.[^NHS-L]',
            ],
            [
              'Stay after a fusion',
              'Often a few nights. Compared with open fusion, people lose less blood, but more X-rays are used.[^TLIF1] Mixed studies also found a shorter stay,[^TLIF1] but a review of trials alone did not.[^TLIF2]',
            ],
          ],
        },
      ],
    },
    {
      id: 'recovery',
      heading: 'How long is recovery?',
      body: [
        {
          claim: 'minimallyInvasiveRecovery',
          caveat:
            'This is early recovery after a nerve is freed. A fusion needs far longer, because bone takes 3 to 4 months or more to join.[^MLP]',
        },
        'After a nerve is freed, it often takes 4 to 6 weeks to move about as you would expect to.[^NHS-L] Old numbness may take months to fade, or it may stay.',
        'After a fusion, feeling better does not mean that the bone is firm. It goes on healing for up to a year.[^MLP]',
        'At first, many people are told not to bend, lift or twist.[^SSD] An early limit for lifting is often 5 to 10 pounds, about a gallon of milk.[^MLH] After a microdiscectomy, some surgeons limit less,[^SH-MD] so your own sheet comes first.',
        'Walk short distances, often. Change position every 20 to 30 minutes.[^MLP] The [recovery guide](/resources/recovery) shows the weeks ahead, and [care after surgery](/post-operative-care) lists the signs to act on.',
      ],
    },
    {
      id: 'work',
      heading: 'When can you work again?',
      body: [
        'Ask before you choose a date. After surgery for a pinched nerve in the low back, studies found anything from under 1 week to 20 weeks.[^RTW-R] Desk work is often possible after a few weeks. Heavy work takes longer.',
        'In a Canadian registry of planned low back surgery, the typical time was about 10 weeks. Within a year, 82 of 100 people were back at work, and 18 were not.[^CSORN] After a fusion, plan for longer than after a nerve is freed.',
        'Never drive while you take opioid pain medicine, and wait until your surgeon says that driving is safe.',
      ],
    },
    {
      id: 'risks',
      heading: 'What are the risks?',
      body: [
        'Of 338 people in one group who had low back surgery, 55 had a complication and 283 did not.[^PROI] These are the main risks:',
        {
          list: [
            'Infection after low back surgery: 2.8 of 100 people in one group, so about 97 had none.[^SSI-1] Across studies, it was 0.7 to 16 of 100.[^SSI-R] It was about twice as common with diabetes, and also more common with obesity.[^SSI-M]',
            'The disc herniates again: in 5 to 10 of 100 people, and not in the other 90 to 95.[^SH-MD] Other sources say 3 to 18 of 100.[^JBJSOA]',
            'After a fusion, the bones may not join, or a screw may cause trouble. See the [numbers for fusion](/services/complex-spine-surgery#risks).',
            'Bleeding, a blood clot, a leak of spinal fluid, or a problem with anesthesia.',
            'Nerve injury, with weakness or numbness and, rarely, paralysis or bladder trouble.',
            'Pain that stays, or another operation.',
          ],
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
              'Without surgery, a herniation shrank in about 63 of 100 people (range 49 to 77). In about 37 it did not.[^REGR1] A later review found that about 70 of 100 shrank, mostly within 6 months, and about 30 did not.[^REGR2]',
            ],
            [
              'Care without surgery',
              '[Physical therapy, medicine or an injection](/services/non-surgical-treatments) may ease symptoms for a time.',
            ],
            [
              'Another way to operate',
              'Open surgery or [endoscopic surgery](/services/endoscopic-spine-surgery) may reach the same goal.',
            ],
          ],
        },
        'Call 911 or go to the emergency room for weakness that gets worse fast, weakness or pain in both legs, numbness between the legs, or new bladder or bowel trouble. None of these can wait.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should you ask?',
      body: [
        {
          list: [
            'Do you plan to free a nerve, to join bones, or both? At which level?',
            'How sure are you that this level causes my symptoms, and what if I wait?',
            'Of 100 people like me, how many get better, and how many do not?',
            'How often do you do this operation, and what are your results?',
            'When can I drive, lift and work, and who should help me at home?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/surgery-or-waiting', label: 'Surgery now, or wait?' },
    { href: '/blog/risks-in-plain-numbers', label: 'How to read risks in plain numbers' },
    { href: '/preoperative-education', label: 'Get ready for surgery' },
    { href: '/resources/recovery', label: 'The weeks after surgery' },
    { href: '/services/endoscopic-spine-surgery', label: 'Surgery with a small camera' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'SPORT-D2',
      'SPORT-D4',
      'SPORT-S4',
      'REGR1',
      'BRINJ',
      'NHS-L',
      'RTW-R',
      'PROI',
      'SSI-1',
      'SSI-R',
      'SSI-M',
      'JBJSOA',
      'SPORT-D8',
      'REGR2',
      'TLIF1',
      'TLIF2',
      'MLP',
      'CSORN',
      'SH-MD',
      'CUH',
      'SSD',
      'MLH',
    ],
    signOff: [
      'The lowest levels of the low back often wear the most.',
      'Any new weakness is checked the same day; weakness that grows fast is an emergency and can make surgery come sooner.',
      'Most of these operations are done under general anesthesia.',
      'X-ray pictures are used to find the level.',
      'The stay after a fusion through small cuts is often a few nights.',
      'Getting up with help and short walks, often.',
      'After a fusion, the time off work is longer than after a nerve is freed.',
      'Old numbness may take months to fade, or may stay.',
      'Desk work is often possible after a few weeks when a nerve was freed; heavy work takes longer.',
      'Never drive on opioids; the surgeon says when driving is safe.',
      'Surgery for back pain alone may not help.',
      ...afterSurgerySignOff,
    ],
    help: afterSurgeryHelp,
  },
})
