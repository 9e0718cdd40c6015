import { textPage } from '@/content/page-schema'

export const postOperativeCare = textPage({
  title: 'Post-Operative Care After Spine Surgery',
  description:
    'The first weeks at home after spine surgery: wound, walking, sleep, driving, pain medicine, blood clots, and when to call 911.',
  heading: 'Post-operative care: your first weeks at home',
  lead: 'Keep the wound clean and dry, take short walks often, and keep to your limits on bending, lifting and twisting. Your own discharge sheet comes before anything on this page.',
  inShort: [
    'Learn the danger signs first. They are on the card [“When to get help”](/post-operative-care#when-to-get-help), at the top of this page.',
    'A fever, a leaking wound or pain that grows needs a call the same day.',
    'Never drive while you take opioid pain medicine.',
  ],
  sections: [
    {
      id: 'wound',
      heading: 'How do you look after the wound?',
      body: [
        'Wash your hands before you touch the wound, and keep it clean and dry. Do not soak it in a bath or a pool, do not scrub it, and use no creams.[^JCMG][^SSD] Handouts name different days for the first shower, from 48 hours to 5 days after surgery.[^JCMG][^SSD] Go by your own sheet.',
        'Look at the wound or its bandage once a day. If you cannot see it, ask your helper or take a photo. Redness, swelling, leaking, an open edge or a fever of 100.4°F or more means: {call the office} the same day. A deep infection can come without a fever. Of 100 people with an abscess (a pocket of pus) in the spine, about 50 had a fever and about 50 had none.[^SEA] So pain that gets worse needs the same call.[^NHS-A] Fever with very bad back or neck pain, or with confusion, means 911.',
      ],
    },
    {
      id: 'walking',
      heading: 'How much should you walk?',
      body: [
        'Walk short and often, and add a little each day if your body allows. Choose flat ground and shoes that hold your feet. Between walks, change your position every 20 to 30 minutes.[^MLP]',
        'If you are more tired or stiff after a busy day, walk less far the next time, but keep walking. If your pain gets worse, {call the office} the same day. If a leg is newly weak, call 911.',
      ],
    },
    {
      id: 'bend-lift-twist',
      heading: 'What is the bend, lift and twist rule?',
      body: [
        'For the first weeks, many surgeons say: no bending, no lifting, no twisting.[^SSD] Some set fewer limits after a microdiscectomy.[^SH-MD] Ask which rule is yours, and for how long.',
        {
          terms: [
            [
              'Bend',
              'Keep your back straight. Let someone help you with socks and shoes. Use a grabber for things on the floor.',
            ],
            [
              'Lift',
              'A common early limit is 5 to 10 pounds. A gallon of milk is about that.[^MLH] Many children, pets and laundry baskets weigh more.',
            ],
            ['Twist', 'Turn your whole body with your feet. Let your nose and your toes point the same way.'],
          ],
        },
      ],
    },
    {
      id: 'bed',
      heading: 'How do you sleep and get up?',
      body: [
        'On your side, a pillow between your knees may help. On your back, it goes under them. This is advice for sciatica,[^NHSW] so ask if it suits your operation. To get up, roll like a log, so that your back does not twist:',
        {
          steps: [
            'Bend your knees while you lie on your back.',
            'Roll onto your side in one piece, shoulders and hips together.',
            'Let your feet slide over the edge of the bed.',
            'Push up with your arms as your legs go down.',
            'Sit for a moment. Stand up when you are not dizzy.',
          ],
        },
        'To lie down, do it the other way around.',
      ],
    },
    {
      id: 'driving',
      heading: 'When may you drive?',
      body: [
        'Never while you take opioids. Once you are off them, drive only when you can brake hard and turn your head, and your surgeon agrees. Studies on driving after spine surgery are few,[^DRIVE] so no page can name your day. As a passenger, stop often to get out and walk a few steps.',
      ],
    },
    {
      id: 'constipation',
      heading: 'What helps with constipation?',
      body: [
        'Pain medicine often slows the bowel. Fluids, fiber and walking help. So can a stool softener or a laxative, used as you were told.[^MLH] {Call the office} the same day if you have had no bowel movement for 3 days, if you vomit, or if your belly swells. Loss of bowel control, or trouble passing urine, is different: call 911.',
      ],
    },
    {
      id: 'pain-medicine',
      heading: 'How do you take pain medicine safely?',
      body: [
        'Opioids can ease strong pain after surgery, and they can harm. Follow your label. Take the smallest amount that works, for the shortest time.[^KUH][^DRUGS]',
        {
          list: [
            'No alcohol and no sedatives with opioids.[^KUH][^DRUGS]',
            'Lock them up, and never share them. Return what is left over, and ask your drugstore where.[^KUH][^DRUGS]',
            'Ask before you add any pill from the store.',
            'Do not stop long-used medicine on your own. Ask how to cut back.',
            'Ask if you should have naloxone at home. It can reverse an opioid overdose.',
          ],
        },
        'If someone breathes slowly or will not wake up, call 911 and give naloxone if you have it. [Pain medicine after surgery](/blog/pain-medicine-after-surgery) says more.',
      ],
    },
    {
      id: 'clots',
      heading: 'Why watch for blood clots?',
      body: [
        'About half of blood clots form during or soon after a hospital stay or an operation.[^CDC-VTE] A clot in the leg can cause swelling, pain, tenderness or redness.[^CDC-VTE] If you notice one of these, go to the emergency room now, even if it is slight.',
        'A clot in the lung can cause short breath, chest pain that is worse when you breathe in, a fast heartbeat, fainting or coughing up blood.[^CDC-VTE] Call 911. If you were given a blood thinner or stockings against clots, use them as you were told.',
      ],
    },
    {
      id: 'neck',
      heading: 'What is different after a neck operation?',
      body: [
        'After an operation through the front of the neck, such as a disc replacement, you may be hoarse, have a sore throat or find it hard to swallow.[^KRAMES] Soft food and small bites often help. Wear a collar only if you were told to. {Call the office} the same day if your voice gets more hoarse.',
        {
          note: 'If you have trouble breathing, or your neck swells and swallowing gets hard, call 911. Do not drive yourself.',
        },
      ],
    },
    {
      id: 'daily-list',
      heading: 'Your daily list for the first two weeks',
      body: [
        'Go through it once a day, with your helper if you can. It also prints on paper.',
        {
          checklist: 'first-two-weeks-daily',
          items: {
            'red-flags':
              'I read the card “When to get help”. None of it fits me today. If a sign fits, I act on it now.',
            temperature: 'I took my temperature if I felt hot, cold or unwell.',
            wound: 'Someone looked at the wound. It is dry and closed.',
            legs: 'I looked at both legs: no new swelling, pain or redness.',
            walks: 'I took several short walks.',
            position: 'I did not sit or lie in one position for long, except to sleep.',
            'no-bending': 'I kept to my rule for bending, lifting and twisting.',
            medicines: 'I took my medicines as written, and wrote them down.',
            bowel: 'I drank enough and ate fiber. My bowels moved, or I know when they last did.',
            locked: 'The opioids are locked away.',
          },
        },
        'For a fuller record, use the [recovery tracker](/recovery-tracker), here or on paper.',
      ],
    },
  ],
  links: [
    { href: '/resources/recovery', label: 'How healing goes, week by week' },
    { href: '/recovery-tracker', label: 'A recovery tracker, here or on paper' },
    { href: '/blog/the-first-two-weeks-after-spine-surgery', label: 'The first two weeks at home' },
    { href: '/blog/pain-medicine-after-surgery', label: 'Pain medicine after surgery' },
  ],
  health: {
    reviewed: '2026-11-20',
    helpFirst: true,
    sources: [
      'SEA',
      'DRIVE',
      'CDC-VTE',
      'NHS-A',
      'NHSW',
      'BEFAST',
      'SAMHSA',
      'MLP',
      'KUH',
      'JCMG',
      'SSD',
      'MLH',
      'SH-MD',
      'DRUGS',
      'KRAMES',
      'RFREE',
      'TORB',
      '988',
    ],
    signOff: [
      'Look at the wound or its bandage once a day, with a helper or a photo (general knowledge)',
      'Take short walks often, and add a little each day; walk less far after a stiff, tired day',
      'How not to bend or twist: help with socks and shoes, a grabber, turning with the feet (general knowledge)',
      'How to get out of bed with a log roll, in five steps; pillow advice that comes from sciatica, so ask',
      'Driving only when one can brake hard and turn the head, and the surgeon agrees; never on opioids; as a passenger, stops on the way',
      'Call for no bowel movement in 3 days, vomiting or a swollen belly',
      'Pain medicine often slows the bowel (general knowledge)',
      'Naloxone: ask for it, and give it for slow breathing or a person who cannot be woken',
      'Do not stop long-used medicine on your own; ask before adding a store-bought pill (general knowledge)',
      'Stockings or a blood thinner against clots: use as told (general knowledge)',
      'Soft food and small bites after a neck operation; collar only if told',
      'Card: chest pain, and neck swelling with trouble breathing or swallowing after neck surgery, are 911 signs',
      'Card: a newly swollen, sore or red leg means the emergency room now; the return of the pain from before surgery means a check the same day',
      'Card: a headache that is worse when upright needs a check the same day',
      'Card: arm weakness or clumsy hands that get worse fast are 911 signs; slight arm or hand weakness needs a check the same day (shared red flags)',
      'Card: unexplained weight loss with back or neck pain needs a check the same day',
    ],
    help: {
      emergency: [
        'Chest pain, short breath, a racing heart, fainting, or coughing up blood',
        'New swelling, pain, tenderness or redness in a leg, which may be a blood clot',
        'A drooping face, weakness on one side, trouble speaking, sudden loss of sight or balance, or a sudden worst headache, even if it passes',
        'New weakness in a leg, even if it is slight, or legs that stumble, turn heavy or will not move',
        'Arm weakness that gets worse fast, or hands that turn clumsy fast',
        'New trouble passing urine or stool, loss of control over them, or no feeling that your bladder is full',
        'Numbness or tingling around your genitals, bottom or inner thighs, or an odd feeling when you wipe',
        'New loss of feeling during sex, or a new change in erections',
        'Very bad new leg pain, or new pain, tingling or numbness down both legs',
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
        'Fever with confusion, or with very bad back or neck pain',
        'Heavy bleeding from the wound',
        'Bad back or neck pain after a major fall or crash',
        'Slow breathing, or trouble waking up, after pain medicine',
        'Thoughts of ending your life (you can also call or text 988)',
      ],
      soon: [
        'A fever of 100.4°F or more',
        'Redness or swelling around the wound',
        'A wound that leaks or opens',
        'Pain that gets worse, or the pain from before surgery that comes back',
        'New numbness in an arm, hand, leg or foot, or slight new weakness in an arm or hand',
        'A bad headache that came on slowly, or one that is worse when you sit or stand up',
        'Hoarseness that gets worse',
        'No bowel movement for 3 days, vomiting, or a swollen belly',
        'New pain or night pain, if you have had cancer',
        'Weight loss that you cannot explain, along with back or neck pain',
      ],
      routine: [
        'Old numbness in an arm, hand, leg or foot that has not changed',
        'Pain that is steady but keeps you from sleep or daily tasks',
        'Questions about work, driving, sports or physical therapy',
      ],
    },
  },
})
