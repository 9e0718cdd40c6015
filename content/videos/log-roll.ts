import { video } from '@/content/video-schema'

export const logRoll = video({
  slug: 'log-roll',
  title: 'How to get out of bed like a log',
  summary: 'The log roll, step by step: out of bed after spine surgery with a straight back.',
  published: '2026-11-22',
  opening: { stage: 'bed', shows: { knees: 1 } },
  chapters: [
    {
      title: 'Roll',
      scenes: [
        {
          words: 'After spine surgery, bending, lifting and twisting are limited.',
          seen: 'A person lies on the back in bed.',
          picture: { stage: 'bed' },
          sources: ['SSD'],
        },
        {
          words: 'Lie near the edge. Bend your knees, one after the other.',
          seen: 'The knees come up.',
          picture: { stage: 'bed', shows: { knees: 1 } },
        },
        {
          words: 'Roll onto your side. Shoulders and hips turn together, like a log.',
          seen: 'The person turns onto the side, toward us, in one piece.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1 } },
        },
      ],
    },
    {
      title: 'Sit up',
      scenes: [
        {
          words: 'Let your lower legs slide over the edge of the bed.',
          seen: 'The lower legs come down in front of the bed.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1, legs: 1 } },
        },
        {
          words: 'As they go down, push yourself up with your arms. Keep your back straight.',
          seen: 'The trunk comes up in one piece, until the person sits on the edge.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1, legs: 1, up: 1 } },
        },
        {
          words: 'Sit for a moment, until you feel steady.',
          seen: 'The person sits. A clock shows that a moment passes.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1, legs: 1, up: 1, steady: 1 } },
        },
      ],
    },
    {
      title: 'Stand, and lie down',
      scenes: [
        {
          words: 'Then stand up by pushing with your legs.',
          seen: 'The person stands up in front of the bed.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1, legs: 1, up: 1, stand: 1 } },
        },
        {
          words: 'To lie down, go backward. First, sit on the edge.',
          seen: 'The person sits down again.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1, legs: 1, up: 1 } },
        },
        {
          words: 'Lean onto your side, and lift your legs as you go down.',
          seen: 'The trunk goes down to the side while the legs come up.',
          picture: { stage: 'bed', shows: { knees: 1, roll: 1 } },
        },
        {
          words: 'Then roll onto your back in one piece.',
          seen: 'The person turns onto the back, with bent knees.',
          picture: { stage: 'bed', shows: { knees: 1 } },
        },
        {
          words: 'A nurse or a therapist practices this with you first.',
          seen: 'The person lies in bed. The legs are straight again.',
          picture: { stage: 'bed' },
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'A newly swollen, sore or red leg? Go to the ER now. It may be a blood clot.',
          seen: 'One leg is marked.',
          picture: { stage: 'signs', shows: { leg: 1 } },
          sources: ['CDC-VTE'],
          isUrgent: true,
        },
        {
          words: 'Chest pain, short breath or a new weak leg? Call 911 now.',
          seen: 'The chest is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { chest: 1, leg: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: {
    href: '/blog/the-first-two-weeks-after-spine-surgery',
    label: 'Read about the first two weeks at home',
  },
  shownOn: ['/blog/the-first-two-weeks-after-spine-surgery', '/post-operative-care'],
  signOff: ['How to log-roll, and the help of a nurse or therapist in learning it.'],
})
