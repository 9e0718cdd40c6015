import { condition } from '@/content/condition-schema'

export const cervicalMyelopathy = condition({
  slug: 'cervical-myelopathy',
  name: 'Cervical myelopathy (cord pressure in the neck)',
  alsoCalled: ['DCM', 'Spinal cord compression in the neck'],
  structured: {
    signs: [
      'Hands that feel numb or clumsy',
      'Trouble with buttons or keys',
      'Handwriting that has changed',
      'Unsteady walking',
      'Weak arms or legs',
      'Trouble with the bladder',
    ],
    treatments: ['Surgery', 'Supervised rehab'],
  },
  summary: 'Numb, clumsy hands and unsteady walking, often with little or no pain.',
  region: 'neck',
  levels: ['C4-C5', 'C5-C6', 'C6-C7'],
  levelsNote: 'The cord is often tight in the middle and lower neck, sometimes at more than one level.',
  title: 'Cervical Myelopathy: Spinal Cord Pressure in the Neck',
  description:
    'Clumsy hands or unsteady walking can come from cord pressure in the neck. The early signs, the tests, and when surgery is advised.',
  heading: 'Cervical myelopathy: pressure on the cord',
  lead: 'Something in your neck presses on the spinal cord. The signs can be clumsy hands and unsteady steps, and pain may be slight.[^MYEL][^SYD] Have them checked the same day, even if they came on slowly.',
  inShort: [
    'It is often mistaken for getting old.[^MYEL][^SYD]',
    'For moderate or severe disease, a guideline recommends surgery. For mild disease it is surgery, or rehab with close follow-up.[^DCM]',
    'The aim is to stop the decline. Full recovery cannot be promised.',
    'A fast change in your walking, hands or bladder is an emergency. Call 911 or go to the emergency room.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What is cervical myelopathy?',
      body: [
        'The spinal cord is the main cable between your brain and your body, and it runs through a canal in the neck bones. When that canal gets too tight, the cord is squeezed. “Cervical” means neck, and “myelopathy” means that the cord is not working well.',
        'This differs from a pinched nerve, which often troubles just one arm. The cord serves both arms, both legs and the bladder, so the signs can show up far from the neck.',
      ],
    },
    {
      id: 'feels',
      heading: 'Which signs should I look for?',
      body: [
        'Ask your family too. They may have seen a change that you have grown used to. Look for:[^MYEL][^SYD]',
        {
          list: [
            'Hands that feel numb or clumsy.',
            'Trouble with buttons or keys.',
            'Handwriting that has changed.',
            'Unsteady walking.',
            'Weak arms or legs.',
            'Later on, trouble with the bladder.',
          ],
        },
        {
          note: 'Little pain does not mean little harm. Go by what your hands and feet can do.',
        },
        'Some sudden signs can mean a stroke: a drooping face, weakness on one side, or trouble speaking. So can a sudden loss of sight or balance, or the worst headache of your life. Call 911, even if they pass, and note the time.[^BEFAST]',
      ],
    },
    {
      id: 'why',
      heading: 'What presses on the cord?',
      body: [
        'Wear often plays the main part. Discs push into the canal, and the ligaments (strong bands between the bones) get thicker. Each change takes a little room, until the cord has too little left. The same wear in the low back squeezes nerves instead. That is [spinal stenosis](/resources/conditions/spinal-stenosis).',
      ],
    },
    {
      id: 'diagnosis',
      heading: 'How is it found?',
      body: [
        'Two things are often needed: an exam of your nervous system, and an MRI of the neck. In the exam the doctor may test your hands, your strength, your reflexes and your walk. The MRI shows the cord.',
        'Because this is often mistaken for aging,[^MYEL][^SYD] you may ask plainly: “Could this be my spinal cord?”',
        'A scan may show a tight canal in someone who has no signs. In that case the guideline does not advise an operation to prevent trouble.[^DCM] Ask which signs to watch for.',
      ],
    },
    {
      id: 'now',
      heading: 'What should I do now?',
      body: [
        {
          steps: [
            'Go through the card “When to get help”. If your signs came suddenly or change fast, or you are not sure, call 911 or go to the emergency room.',
            'If they came on slowly and no doctor has checked them, get seen today. {Call the office} or see your own doctor. If no one can see you, go to the emergency room.',
            'Guard against falls. Use the handrail, clear loose rugs and light the way at night.',
            'If your hands or legs do not obey you, have someone else drive.',
            'Write down what has changed and since when. Bring a sample of your handwriting from last year, if you have one.',
          ],
        },
      ],
    },
    {
      id: 'treatment',
      heading: 'What are the choices, step by step?',
      body: [
        {
          terms: [
            [
              'Cord pressure, no signs',
              'The guideline advises no operation just to prevent trouble.[^DCM] Learn the signs, and ask how often to be checked.',
            ],
            [
              'Mild disease',
              'Surgery, or supervised rehab (guided exercise) with close follow-up. If it gets worse, the advice is to operate.[^DCM]',
            ],
            ['Moderate or severe disease', 'The guideline recommends surgery.[^DCM]'],
          ],
        },
        'Ask which group you are in, and how that was decided.',
      ],
    },
    {
      id: 'surgery',
      heading: 'What does surgery do, and what can it not do?',
      body: [
        'The operation makes room for the cord. The surgeon may work from the front of the neck or from the back. Often bones are joined as well (fusion).',
        {
          terms: [
            [
              'What speaks for it',
              'The guideline recommends it when disease is moderate or severe, or when mild disease gets worse.[^DCM] The aim is to stop the decline.',
            ],
            [
              'What speaks against it',
              'For mild disease, rehab with close follow-up is an accepted choice.[^DCM] And surgery does not promise to bring back what has been lost.',
            ],
            [
              'What can go wrong',
              'Infection, bleeding, a blood clot, a spinal fluid leak, trouble from the anesthesia, pain that stays, or another operation. Nerve injury can cause weakness or numbness, and rarely paralysis or bladder problems. After surgery from the front, some people have a hoarse voice, a sore throat or trouble swallowing.[^KRAMES] Our sources have no counts for this operation, so ask for them.',
            ],
          ],
        },
        'After neck surgery, swelling of the neck with trouble breathing or swallowing is an emergency. Call 911.',
      ],
    },
    {
      id: 'outlook',
      heading: 'What can I expect?',
      body: [
        'This differs from person to person. We give no success figure here, because our sources do not have one. Ask your surgeon for results in people like you. Long-standing numbness may stay.',
        'If you have mild disease and choose rehab, do it with a plan. Agree on dates, on who examines you, and on what would change the plan. Write the same sentence on paper now and then, with the date. If your writing changes, be seen the same day. If it changes fast, call 911.',
      ],
    },
    {
      id: 'questions',
      heading: 'What should I ask at the visit?',
      body: [
        {
          list: [
            'Is my disease mild, moderate or severe? What is that based on?',
            'What do you expect if we operate, and if we do not?',
            'Front or back of the neck, and why?',
            'If we watch: how often will you examine me?',
            'Which change should make me call the same day, and which should make me call 911?',
          ],
        },
      ],
    },
  ],
  links: [
    { href: '/services/complex-spine-surgery', label: 'Complex spine surgery, including the neck' },
    { href: '/resources/conditions/sciatica', label: 'Pinched nerves in the arm' },
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
    { href: '/resources/appointment-prep', label: 'Prepare for your visit' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: ['BEFAST', 'DCM', 'MYEL', 'SYD', 'KRAMES'],
    signOff: [
      'Levels: the middle and lower neck is often where the cord is tight.',
      'A pinched neck nerve often troubles just one arm.',
      'Neurological exam plus MRI; the tests that the exam may include.',
      'The goal is to stop the decline; full recovery is not promised.',
      'Causes (wear, disc, thick ligament; the sheet names no source).',
      'Surgery from the front or the back of the neck, often with fusion.',
      'Old numbness may stay.',
      'Write the same sentence now and then to notice a change; bring old handwriting; who examines you, and when, is agreed on in mild disease.',
      'The cord serves both arms, both legs and the bladder.',
      'Hoarse voice and trouble swallowing after front-of-neck surgery (the source is about disc replacement).',
      'Neck swelling with trouble breathing or swallowing after neck surgery: 911.',
      'Advice to let someone else drive while hands or legs do not obey.',
      'Card: unexplained weight loss is a same-day sign.',
      'Card: new hand or walking trouble that came on slowly is “same day”, a fast change is “now”; someone who is not sure calls 911.',
      'Card: any new weakness is “now” for someone with a cancer, or soon after spine surgery or an injection.',
      'Card: fever with mild back or neck pain is a same-day sign; with very bad pain or new weakness or numbness it is “now”.',
    ],
    help: {
      emergency: [
        'Walking, balance or hands that changed suddenly or get worse fast',
        'New trouble passing urine or stool, or holding it, or you cannot tell that your bladder is full',
        'Legs that newly turn heavy or stumble, or weakness in both legs',
        'Pain like a tight band around your chest or belly',
        'New weakness in an arm or leg that spreads or gets worse fast, or a foot that suddenly drops',
        'Any new weakness, if you have or had cancer, or soon after spine surgery or an injection in your back or neck',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'A sudden face droop, weakness on one side, trouble speaking or seeing, or the worst headache of your life',
        'Bad neck pain, or new weakness or numbness, after a fall or crash',
        'Fever with very bad back or neck pain, or with new weakness or numbness',
        'A swollen neck with trouble breathing or swallowing after neck surgery',
      ],
      soon: [
        'Numb or clumsy hands that came on slowly and that no doctor has checked, even if they do not hurt',
        'Walking that has slowly become unsteady and that no doctor has checked',
        'Other new weakness or numbness in an arm or leg',
        'New pain or night pain, if you have or had cancer',
        'Fever along with back or neck pain, even if the pain is mild',
        'A foot that drags or slaps, even if it came on slowly',
        'Weight loss that you cannot explain, along with neck or back pain',
      ],
      routine: [
        'A check that was planned for cord pressure you already know about, when nothing has changed',
        'A scan report that says the cord is tight, when you have no signs',
        'A second opinion on surgery that has been advised',
      ],
    },
  },
})
