import { condition } from '@/content/condition-schema'

export const spinalTumors = condition({
  slug: 'spinal-tumors',
  title: 'Spinal Tumors: Signs, Tests and Who Decides',
  description:
    'What a spinal tumor is, which signs need help today, how tests work, and why a team decides on care. For people who have had cancer, and their families.',
  name: 'Spinal tumors',
  alsoCalled: ['Cancer in the spine', 'Spinal metastasis', 'Growth in the spine'],
  structured: {
    signs: [
      'Pain that may be worse at night',
      'Weakness or numbness',
      'Pain like a tight band around your chest or belly',
      'Pain that gets worse when you cough',
      'Legs that feel heavy or unsteady',
      'Trouble with bladder or bowels',
    ],
    treatments: ['Medicine', 'Radiation', 'Surgery'],
  },
  summary: 'Pain often worse at night that rest does not ease, most of all after a cancer.',
  heading: 'Spinal tumors',
  lead: 'A spinal tumor is a growth in or near the spine. If you have or had cancer, new spine pain needs a visit today. Weak or unsteady legs, or a bladder or bowel change, mean 911 or the emergency room now.',
  inShort: [
    'Weak, heavy or unsteady legs, pain like a tight band, or trouble with bladder or bowels: call 911 or go to the emergency room now.',
    'New pain or night pain, if you have or had cancer: be seen the same day.',
    'Most back pain is not from a tumor.[^SH-T] Only tests can tell.',
    'A team plans the care: watching, radiation, medicine or surgery.',
  ],
  region: 'whole-spine',
  levels: ['T5', 'T6', 'T7', 'T8'],
  levelsNote: 'The mid back is lit only as an example. A tumor can be at any level of the spine.',
  sections: [
    {
      id: 'what',
      heading: 'What is a spinal tumor?',
      body: [
        'Some tumors are benign, which means that they are not cancer. Others are cancer. A tumor can start in the spine or come from elsewhere in the body.[^AANS-T]',
        'More than 90 of 100 spinal tumors have spread from another place.[^NOTT] Doctors call such a tumor a metastasis.',
      ],
    },
    {
      id: 'feels',
      heading: 'Which signs should I know?',
      body: [
        'Pain is often the first sign. It may be worse at night, and rest may not ease it. Weakness or numbness can come later.[^SH-T]',
        'Pressure on the spinal cord is the main danger. These are its warning signs:[^RNOH-M][^CRUK]',
        {
          list: [
            'Pain like a tight band around your chest or belly',
            'Pain that gets worse when you cough',
            'Legs that feel heavy or unsteady',
            'Trouble with bladder or bowels',
          ],
        },
        {
          note: 'Pressure on the cord can cause harm that stays. Heavy or unsteady legs, a band of pain, or a bladder or bowel change need the emergency room now. Pain on coughing needs help the same day.',
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why does it happen?',
      body: [
        'Cancer cells can travel to the bones of the spine. A past or present cancer of the breast, lung or prostate makes this more likely.[^STEES] Other kinds can spread there, too. Tell every doctor about a cancer, even if it was years ago.',
        'Tumors that start in the spine itself are much rarer.[^NOTT]',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        {
          terms: [
            ['Exam', 'The doctor checks strength, feeling, reflexes and how you walk.'],
            [
              'MRI or CT',
              'An MRI shows the cord and the nerves. A CT shows the bone. Tell the staff about a pacemaker or metal in your body.',
            ],
            [
              'Biopsy',
              'A small piece of the growth is looked at in a lab. It is often needed to name the tumor, and care depends on the name.',
            ],
          ],
        },
        'Ask when you will hear the result, and from whom. If your legs weaken or your bladder or bowels change meanwhile, go to the emergency room. Do not wait for the result.',
      ],
    },
    {
      id: 'now',
      heading: 'What should I do now?',
      body: [
        'Find the line that fits you:',
        {
          terms: [
            [
              'Weak, heavy or unsteady legs, numbness between them, pain like a tight band, or a bladder or bowel change',
              'Call 911 or go to the emergency room now. If you have had cancer, say so at the door.',
            ],
            [
              'New or changed spine pain or night pain, if you have or had cancer, or spine pain that is worse when you cough',
              'Be seen today. If you have a cancer team, call it as well. If no one can see you today, go to the emergency room.',
            ],
            [
              'Pain that wakes you or that rest does not ease, if you have never had cancer',
              'Ask for a visit soon and give this reason on the phone. If you also lose weight and do not know why, be seen the same day.',
            ],
          ],
        },
        'Bring your cancer records and a list of your medicines. Do not stop or start a medicine on your own.',
      ],
    },
    {
      id: 'treatment',
      heading: 'How is it treated, step by step?',
      body: [
        'If the cord is in danger, that comes first. Then a team plans the care. It may include cancer doctors, radiation doctors and surgeons.',
        {
          terms: [
            ['Watch', 'A growth that is benign and does no harm may only need scans from time to time.'],
            ['Medicine', 'Drugs may act on the tumor, on the pain or on weak bone.'],
            ['Radiation', 'Rays are aimed at the tumor to shrink it or ease pain.'],
            ['Surgery', 'It may come before or after the others.'],
          ],
        },
        'Ask for help with pain from the first day.',
      ],
    },
    {
      id: 'surgery',
      heading: 'When is surgery considered?',
      body: [
        'Surgeons often name three reasons: the cord is under pressure, the spine is not stable, or tissue is needed to name the tumor.',
        'For it: an operation can take pressure off the cord and hold a weak spine with screws and rods. Against it: it treats one place only, and healing takes strength. The risks of any spine operation apply too: infection, bleeding, clots, loss of spinal fluid, harm to nerves, pain that stays, or another operation.',
        'Our sources give no success rate, so neither do we. Results depend on the kind of tumor and on your health. Ask your team for figures from people like you.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'Spinal tumors differ so much that there is no one answer. A benign growth may never cause harm. A cancer that has spread may need care for a long time.',
        'Say how much you want to know. Some people want every number, others only the next step.',
        'If a diagnosis brings thoughts of ending your life, call or text 988 at any hour.[^988] In immediate danger, call 911.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask my team?',
      body: [
        {
          list: [
            'Is my spinal cord or a nerve under pressure now?',
            'Is my spine stable? What may I do?',
            'Do we know the kind of tumor? If not, when will we?',
            'Who leads my care, and whom do I call at night?',
            'What does each choice aim for: less pain, stronger legs, more time?',
            'What happens if we do not operate?',
            'Is there time for a second opinion?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
    {
      href: '/resources/conditions/compression-fracture',
      label: 'Compression fracture: when a weak bone gives way',
    },
    { href: '/services/complex-spine-surgery', label: 'What a large spine operation involves' },
    { href: '/blog/getting-a-second-opinion', label: 'How to get a second opinion' },
    { href: '/resources/appointment-prep', label: 'What to bring to your visit' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['AANS-T', 'CRUK', 'NOTT', 'SH-T', 'STEES', 'RNOH-M', '988'],
    signOff: [
      'Pressure on the cord can cause harm that stays.',
      'A cancer of years ago still matters; kinds other than breast, lung and prostate can spread to the spine.',
      'What MRI and CT show; staff must know of a pacemaker or metal.',
      'A benign growth that does no harm may only need scans from time to time and may never cause harm.',
      'What medicine and radiation can do, in words; the cord comes first, then a team plans.',
      'Reasons for surgery: cord pressure, unstable spine, diagnosis.',
      'What speaks for and against surgery, and what results depend on (kind of tumor, health).',
      'Night pain with no cancer history: a visit soon; with unexplained weight loss: the same day.',
      'Chest pain, pressure or trouble breathing means 911.',
      'Band-like pain counts as “now” here (fact sheet section 6; section 1 says the same day); pain on coughing is “same day”.',
      'Pain of the spine that is worse on coughing is a same-day sign also without a known cancer.',
      'Unexplained weight loss with back pain is a same-day sign.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
      'Card: clumsy hands, a foot that newly drops or drags, and very bad or both-sided new leg pain are “now” on this page.',
      'Card: thoughts of ending one’s life are “now”, with 988.',
    ],
    help: {
      emergency: [
        'Weak, heavy or unsteady legs, or any new weakness in an arm or leg',
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Pain like a tight band around your chest or belly',
        'Very bad new leg pain, or new pain, tingling or numbness in both legs',
        'Hands that turn clumsy, or a foot that newly drops or drags',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'Bad back or neck pain after a major fall or crash',
        'Chest pain or pressure, or trouble breathing',
        'Thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [
        'New back or neck pain, or pain at night, if you have or had cancer',
        'Spine pain that is worse when you cough',
        'New numbness or tingling in one arm or leg, or on your body',
        'Fever along with back or neck pain, even if the pain is mild',
        'Weight loss that you cannot explain, along with back pain',
      ],
      routine: [
        'Back pain at night, or that rest does not ease, if you have never had cancer and have no sign above',
        'A benign growth seen by chance on a scan',
        'A second opinion on a plan for a spinal tumor',
      ],
    },
  },
})
