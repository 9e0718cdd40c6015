import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const whatAPinchedNerveFeelsLike = article({
  slug: 'what-a-pinched-nerve-feels-like',
  published: '2026-11-20',
  topics: ['understanding-pain'],
  title: 'What a pinched nerve feels like',
  description:
    'Burning, tingling or weakness down an arm or leg: which nerve it may be, how it differs from a stroke, and when to get help.',
  heading: 'What a pinched nerve feels like',
  lead: 'It often burns, stabs or tingles along one arm or one leg, and the path it takes hints at which nerve is pressed. Treat sudden weakness on one side as a stroke and call 911.',
  inShort: [
    'The pain usually runs along a line, down one arm or one leg.',
    'It usually gets better without surgery.[^NHSW][^AAFP-CR] Think in weeks, not days.',
    'Sudden weakness on one side, a drooping face or trouble speaking: call 911. It may be a stroke.',
    'Pain down both legs, numbness between the legs, or bladder or bowel trouble: call 911 or go to the emergency room.',
  ],
  sections: [
    {
      id: 'stroke',
      heading: 'Could it be a stroke, or the heart?',
      body: [
        'Think of these first. Call 911 for any of these when they come on suddenly, even if they pass.[^BEFAST] Note the time they began.',
        {
          list: [
            'Face: one side droops.',
            'Arm or leg: one side turns weak or numb.',
            'Speech: slurred, or the words do not come.',
            'Eyes or balance: sight or balance is lost.',
            'Head: the worst headache of your life.',
          ],
        },
        'Call 911 for chest pain or pressure, or trouble breathing, too. Do so even if you feel it mostly in your arm, neck or jaw.',
        'Do not try to work out at home whether it is a nerve or a stroke. If one side turned weak or numb suddenly, call.',
      ],
    },
    {
      id: 'feels',
      heading: 'What does it feel like?',
      body: [
        'Nerves leave the spine in pairs and run to the arms and legs. When a nerve is pressed near the spine, you often feel it far away, along one narrow path. Neck or back pain may come first. These are the usual signs:[^NHSW]',
        {
          list: [
            'Pain that stabs, burns or shoots, like a wire along the limb',
            'Tingling, or pins and needles',
            'Numb skin, as after a dentist’s shot',
            'Weakness: the foot slaps the floor, or the cup slips',
          ],
        },
        'Weakness or numbness that is new, even if slight, is seen the same day. If it spreads or gets worse fast, or if a foot suddenly drops, call 911 or go to the emergency room.',
        'Pain in the back alone is usually not sciatica.[^NHSW] If your leg pain comes on as you stand or walk, and eases when you sit or bend forward, it may be [spinal stenosis](/resources/conditions/spinal-stenosis).[^SPORT-S4]',
      ],
    },
    {
      id: 'arm',
      heading: 'Which nerve, if it is the arm?',
      body: [
        {
          table: {
            caption: 'Nerves of the arm, from the neck down[^DERM][^DERM2]',
            head: ['Nerve', 'Where the skin may tingle', 'What may be weak'],
            rows: [
              ['C5', 'Outer upper arm', 'Lifting the arm to the side'],
              ['C6', 'Forearm and thumb', 'Bending the elbow, lifting the wrist'],
              ['C7', 'Middle finger', 'Straightening the elbow'],
              ['C8', 'Little finger', 'Gripping, bending the fingers'],
              ['T1', 'Inner forearm', 'Spreading the fingers'],
            ],
          },
        },
        'These areas overlap, and sources draw them in different ways. Use the table to describe what you feel, and leave it to your doctor to name the nerve. Nerves can also be pressed outside the spine, at the wrist or the elbow.',
      ],
    },
    {
      id: 'leg',
      heading: 'Which nerve, if it is the leg?',
      body: [
        {
          table: {
            caption: 'Nerves of the leg, from the low back down[^DERM][^DERM2]',
            head: ['Nerve', 'Where the skin may tingle', 'What may be weak'],
            rows: [
              ['L2', 'Front of the thigh', 'Lifting the hip'],
              ['L3', 'Lower thigh, inner knee', 'Straightening the knee'],
              ['L4', 'Inner shin', 'Lifting the foot'],
              ['L5', 'Outer shin, top of the foot, big toe', 'Lifting the big toe'],
              ['S1', 'Heel, outer foot, calf', 'Pushing off, standing on tiptoe'],
            ],
          },
        },
        {
          spine: ['C5-C6', 'L4-L5'],
          caption: 'Two discs as examples. C5-C6 often affects the C6 nerve, and L4-L5 the L5 nerve.',
        },
        'The nerves below these, S2 to S5, serve the skin you sit on, the bladder, the bowel and sex. Numbness or trouble there is an emergency. So is new sciatica in both legs,[^NHSW] or very bad new leg pain. Call 911 or go to the emergency room now.',
      ],
    },
    {
      id: 'other',
      heading: 'What else can it be?',
      body: [
        {
          terms: [
            [
              'Pressure on the cord',
              'Clumsy hands or unsteady walking, and often little pain.[^MYEL] Get seen the same day if it is new, even if it came on slowly. If it came on suddenly or changes fast, call 911 or go to the emergency room.',
            ],
            [
              'A blood clot in the leg',
              'Swelling, pain, tenderness or redness in the leg.[^CDC-VTE] Go to the emergency room now. For short breath, chest pain, fainting or coughing up blood, call 911.',
            ],
            [
              'The joint at the pelvis',
              'Pain in the buttock, at times in the groin or thigh.[^ISASS] See the guide to [SI joint pain](/resources/conditions/si-joint-pain).',
            ],
          ],
        },
      ],
    },
    {
      id: 'course',
      heading: 'How long does it last?',
      body: [
        'Sciatica usually settles in 4-6 weeks, and at times it takes longer.[^NHSW] A pinched nerve in the neck usually improves without surgery too.[^AAFP-CR] Numbness may take longer than pain to fade, and some may stay.',
        'Advice for sciatica is to stay active, use heat, and avoid long rest.[^NHSW] If arm or leg pain has not eased after about 6 weeks, book a visit. For any new weakness or numbness, get seen the same day.',
      ],
    },
    {
      id: 'exam',
      heading: 'What will the doctor do?',
      body: [
        'First the doctor listens. Then the doctor often tests your strength, your feeling and your reflexes, and may lift your straight leg. A scan comes later, if its result [would change your care](/blog/do-i-need-a-scan-for-back-pain). At times a test called EMG is added, which shows how a nerve works.',
      ],
    },
    {
      id: 'note',
      heading: 'Write down what you feel',
      body: [
        'Draw a simple person, front and back. Use dots for tingling, slashes for pain, and shade what is numb. Then fill in these lines. They help your doctor find the nerve. If buttons, tiptoe, stairs or grip are newly hard for you, do not wait for a booked visit. Get seen the same day.',
        {
          blanks: [
            'It began on (date), while I was',
            'The line it takes, from where to where',
            'Worse when I',
            'Better when I',
            'Things I can no longer do: buttons, tiptoe, stairs, grip',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/resources/conditions/sciatica', label: 'Guide: sciatica' },
    { href: '/resources/conditions/herniated-disc', label: 'Guide: herniated disc' },
    { href: '/spine-anatomy', label: 'See the levels on the interactive spine' },
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
  ],
  related: ['is-it-an-emergency', 'do-i-need-a-scan-for-back-pain', 'surgery-or-waiting'],
  health: {
    reviewed: '2026-11-20',
    sources: ['NHSW', 'BEFAST', 'SPORT-S4', 'CDC-VTE', 'ISASS', 'AAFP-CR', 'DERM', 'DERM2', 'MYEL'],
    signOff: [
      'Chest pain or pressure or trouble breathing, also when felt in the arm, neck or jaw: 911.',
      'Sudden numbness on one side counts as a stroke sign, as weakness does.',
      'A pinched nerve mostly follows one narrow path; neck or back pain may come first.',
      'Nerves can also be pressed outside the spine, at the wrist or elbow.',
      'A disc at C5-C6 often affects the C6 nerve, one at L4-L5 the L5 nerve.',
      'Clumsy hands or unsteady walking, if new, are seen the same day; if sudden or changing fast: 911.',
      'Very bad new leg pain, or a foot that suddenly drops, counts as “now”.',
      'New swelling or redness in a leg: emergency room now (the source gives the signs, not the hour).',
      'Numbness may take longer than pain to fade, and some may stay.',
      'The exam: strength, feeling, reflexes, straight-leg raise; EMG shows how a nerve works.',
    ],
    help: {
      ...standardHelp,
      emergency: [
        'Sudden face droop, weakness or numbness on one side, or trouble speaking',
        'Sudden loss of sight or balance, or the worst headache of your life',
        'Chest pain or pressure, or trouble breathing',
        'A foot that suddenly drops',
        ...standardHelp.emergency,
        'New swelling, tenderness or redness in a leg',
      ],
    },
  },
})
