import { article } from '@/content/article-schema'
import { standardHelp } from '@/content/help'

export const sleepingWithBackOrNeckPain = article({
  slug: 'sleeping-with-back-or-neck-pain',
  published: '2026-11-20',
  topics: ['daily-life', 'understanding-pain'],
  title: 'Sleeping with back or neck pain',
  description:
    'Pillows, positions and mattresses that may ease a sore back or neck at night, a safe way out of bed, and night pain to have checked.',
  heading: 'Sleeping with back or neck pain',
  lead: 'Tonight, try a pillow between your knees on your side, or under your knees on your back. The right position is the one that lets you rest.',
  inShort: [
    'A pillow at the knees costs nothing and is worth a try tonight.',
    'In one trial a medium-firm mattress did better than a firm one.[^KOV]',
    'If you have had cancer, get new night pain checked the same day.',
    'Weak or heavy legs, or new bladder or bowel trouble: go to the emergency room now, also at night.',
  ],
  sections: [
    {
      id: 'positions',
      heading: 'Which position should I try?',
      body: [
        'There is no single right one. For sciatica, a common tip is a pillow at the knees.[^NHSW] Try one of these for a few nights, then another.',
        {
          terms: [
            [
              'On your side',
              'Knees a little bent, a pillow between them.[^NHSW] Hug another pillow so that the top shoulder does not roll forward.',
            ],
            ['On your back', 'A pillow under your knees,[^NHSW] one thin pillow under your head.'],
            [
              'Propped up',
              'Some people rest better in a recliner, or with the head of the bed raised. That can suit a back that feels better bent forward.',
            ],
            [
              'On your stomach',
              'Your neck is turned to one side for hours. If your neck is sore, try another way. If it is the only way you sleep, use a very thin pillow or none.',
            ],
          ],
        },
        'You will turn over in the night. That is fine. Just set up the pillows again when you wake.',
      ],
    },
    {
      id: 'neck',
      heading: 'What about a sore neck?',
      body: [
        'Many people rest best when the pillow just fills the space between head and mattress. Ask someone to look at you as you lie on your side. As a rough guide, your nose should be level with the middle of your chest. If your head tips up, try a thinner pillow. If it drops, try a thicker one.',
        'A rolled towel inside the pillowcase, along its lower edge, is a cheap way to test a neck roll. There is no need to buy a special pillow first.',
        'Pain, tingling or numbness that runs into an arm may come from a [pinched nerve](/blog/what-a-pinched-nerve-feels-like). Some people feel easier with that arm resting on a pillow. If the numbness or any weakness is new, get seen the same day. If arm pain comes with chest pain or pressure, or trouble breathing, call 911.',
      ],
    },
    {
      id: 'mattress',
      heading: 'Do I need a new mattress?',
      body: [
        'Maybe not. A trial with 313 people compared two kinds. Those on a medium-firm mattress did better than those on a firm one.[^KOV] So harder is not always better. One trial is not the last word, and it compared just those two.',
        'Before you spend money, test what you have. Does it sag where you lie? Sleep on the other side of the bed for a week, or ask someone to turn the mattress for you. Do you wake sore at home but feel fine in another bed? Then a change may be worth it. Ask if you can try a new one at home first, and who pays if you send it back.',
      ],
    },
    {
      id: 'out',
      heading: 'How do I get out of bed?',
      body: [
        'Turning as one piece is often easier on a stiff or sore back.',
        {
          steps: [
            'Bend your knees, feet flat on the bed.',
            'Roll onto your side, shoulders and hips together, close to the edge.',
            'Let your feet slide off the edge while you push up with your hands.',
            'Sit for a moment. Stand when your head is clear.',
          ],
        },
        'Do it in reverse to lie down. Keep a light within reach and the way to the bathroom free of rugs and cords. If you have had surgery, use the way your surgeon’s team showed you.',
      ],
    },
    {
      id: 'evening',
      heading: 'Before bed, and when pain wakes you',
      body: [
        {
          list: [
            'Take a slow, short walk, or a warm shower.',
            'Use heat on the sore part for a while, with a cloth in between and not on numb skin. Take it off before you sleep.',
            'Put down the phone. You are looking down at it with a bent neck.',
            'Write down what worries you, and close the notebook.',
          ],
        },
        'If pain wakes you, check first that none of the signs below fits. Then get up for a while, walk around the room, and set your pillows up again. It is often easier than lying there and fighting for sleep.',
        'Be careful with pills. Opioid pain medicine and alcohol are unsafe together. Do not add a sleeping pill or other sedative to an opioid on your own.[^KUH][^DRUGS] If you were prescribed both, do not stop either by yourself. Ask your prescriber or pharmacist today if they are safe together. If someone cannot be woken or breathes very slowly, call 911, and give naloxone if you have it.',
      ],
    },
    {
      id: 'checked',
      heading: 'Which night pain should be checked?',
      body: [
        'Start at the top, and act on the first line that fits you.',
        {
          terms: [
            [
              'Now: 911 or the emergency room',
              'Weak, heavy or stumbling legs, or weakness that spreads or gets worse fast. New trouble with your bladder or bowel. Numbness around your genitals, bottom or inner thighs. Very bad new leg pain, or pain, tingling or numbness down both legs. Pain like a tight band around the body.[^CRUK][^RNOH-M] Fever with very bad back or neck pain. Bad pain after a major fall or crash.',
            ],
            [
              'The same day',
              'New pain or night pain, if you have had cancer. Weight loss that you cannot explain. Spine pain that is worse when you cough.[^CRUK][^RNOH-M] Any other new weakness or numbness, even if it is slight.',
            ],
            [
              'This week',
              'Pain that is worse at night and that rest does not ease, even if you have never had cancer. Most back pain is not a tumor, but have this checked.[^SH-T] When you book, say that it comes at night.',
            ],
          ],
        },
        'A change in your bladder is easy to miss in the dark. If you wake wet, cannot start, or do not feel that you are full, do not wait for morning. Go to the emergency room now.',
      ],
    },
    {
      id: 'diary',
      heading: 'A week of nights',
      body: [
        'Change one thing at a time. Keep it for a few nights, and note what happens. Bring the page to your visit.',
        {
          table: {
            caption: 'My nights',
            head: ['Night', 'What I tried', 'Times awake', 'Pain on waking, 0 to 10'],
            rows: [
              ['1', '', '', ''],
              ['2', '', '', ''],
              ['3', '', '', ''],
              ['4', '', '', ''],
              ['5', '', '', ''],
              ['6', '', '', ''],
              ['7', '', '', ''],
            ],
          },
        },
      ],
    },
  ],
  links: [
    { href: '/blog/moving-with-back-pain', label: 'Moving with back pain' },
    { href: '/blog/desk-work-and-your-spine', label: 'Desk work and your spine' },
    { href: '/resources/conditions/spinal-tumors', label: 'Guide: spinal tumors' },
    { href: '/post-operative-care', label: 'Sleep and care after surgery' },
  ],
  related: ['moving-with-back-pain', 'desk-work-and-your-spine', 'what-a-pinched-nerve-feels-like'],
  health: {
    reviewed: '2026-11-20',
    sources: ['NHSW', 'KOV', 'CRUK', 'KUH', 'RNOH-M', 'SH-T', 'DRUGS'],
    signOff: [
      'No single right sleeping position; recliner for a back that feels better bent forward; thin pillow on the stomach.',
      'Pillow height for the neck (nose level with the middle of the chest), rolled towel, arm on a pillow.',
      'Rolling out of bed as one piece (log-roll) for people who have not had surgery.',
      'Pain worse at night that rest does not ease, with no history of cancer and no other sign: seen within the week.',
      'Weight loss that cannot be explained with night pain is seen the same day.',
      'Someone who cannot be woken or breathes very slowly: 911, and naloxone if at hand.',
      'Pain like a tight band counts as “now” here (the sources say the same day); very bad new leg pain, or pain down both legs, counts as “now”.',
      'Arm pain with chest pain or pressure, or trouble breathing: 911.',
      'Heat: a cloth in between, not on numb skin, off before sleep. Getting up for a while when pain wakes you.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'Pain like a tight band around your body',
        'Chest pain or pressure, or trouble breathing',
        'Slow breathing, or trouble waking up, after pain medicine',
      ],
      soon: [...standardHelp.soon, 'Spine pain that is worse when you cough'],
      routine: [
        'Pain that is worse at night and that rest does not ease (ask to be seen this week)',
        ...standardHelp.routine,
      ],
    },
  },
})
