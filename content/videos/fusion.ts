import { video } from '@/content/video-schema'

export const fusionFilm = video({
  slug: 'fusion',
  title: 'What a spinal fusion does',
  summary: 'How two bones of the spine are joined, how long that takes to heal, and what to know before.',
  published: '2026-11-22',
  opening: { stage: 'joined', shows: { spacer: 1, graft: 1, screws: 1, rod: 1 } },
  chapters: [
    {
      title: 'Why it is done',
      scenes: [
        {
          words: 'These are bones of the low back, with a disc between each two.',
          seen: 'Three bones from the side. The disc in the middle is orange.',
          picture: { stage: 'joined', shows: { disc: 1 } },
        },
        {
          words: 'A fusion joins two of them, so that they no longer move.',
          seen: 'The same bones come to rest.',
          picture: { stage: 'joined', shows: { disc: 1 } },
        },
      ],
    },
    {
      title: 'In the operation',
      scenes: [
        {
          words: 'The surgeon takes out the disc.',
          seen: 'The orange disc goes. A gap is left.',
          picture: { stage: 'joined' },
        },
        {
          words: 'A spacer goes into the gap.',
          seen: 'A gray spacer slides into the gap.',
          picture: { stage: 'joined', shows: { spacer: 1 } },
        },
        {
          words: 'Bone graft is added, so that new bone can grow.',
          seen: 'Small yellow grains fill the gap around the spacer.',
          picture: { stage: 'joined', shows: { spacer: 1, graft: 1 } },
        },
        {
          words: 'Screws and a rod hold the bones still.',
          seen: 'Two screws go in from behind. A rod joins them.',
          picture: { stage: 'joined', shows: { spacer: 1, graft: 1, screws: 1, rod: 1 } },
        },
      ],
    },
    {
      title: 'Healing',
      scenes: [
        {
          words: 'The bone takes 3 to 4 months or more to heal, and goes on for up to a year.',
          seen: 'New bone fills the gap. Both bones take on one color.',
          picture: { stage: 'joined', shows: { spacer: 1, graft: 0.4, screws: 1, rod: 1, bone: 1 } },
          sources: ['MLP'],
        },
        {
          words: 'The joined part no longer bends. The levels above and below still do.',
          seen: 'The bone above rocks gently on its disc. The joined bones stay still.',
          picture: {
            stage: 'joined',
            shows: { spacer: 1, screws: 1, rod: 1, bone: 1 },
            moves: { bend: 0.25 },
          },
        },
        {
          words: 'In some people, the levels above or below cause trouble later.',
          seen: 'The discs above and below the joined bones turn orange.',
          picture: { stage: 'joined', shows: { spacer: 1, screws: 1, rod: 1, bone: 1, neighbors: 1 } },
          sources: ['ASP'],
        },
        {
          words: 'In one study, the bones failed to join in 14 of 100 people who did not smoke.',
          seen: 'Fourteen of a hundred dots turn orange.',
          picture: { stage: 'share', shows: { part: 14 } },
          sources: ['GLASS'],
        },
        {
          words: 'In people who kept smoking, they failed to join in 27 of 100.',
          seen: 'Twenty-seven of the hundred dots are orange.',
          picture: { stage: 'share', shows: { part: 27 } },
          sources: ['GLASS'],
        },
        {
          words: 'Every operation has risks. Ask what they are for you.',
          seen: 'A page of notes. The first line is marked.',
          picture: { stage: 'notes', shows: { lines: 4, mark: 1 } },
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'After surgery: fever, a wound that leaks, or more pain? Get help the same day.',
          seen: 'A thermometer shows a fever.',
          picture: { stage: 'signs', shows: { fever: 1, back: 0.5 } },
          sources: ['NHS-A'],
        },
        {
          words: 'A new weak leg, chest pain, or lost bladder or bowel control? Call 911 now.',
          seen: 'Chest, legs and the area between them are marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { legs: 1, saddle: 1, chest: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/services/complex-spine-surgery', label: 'Read about fusion and its risks' },
  shownOn: ['/services/complex-spine-surgery'],
  signOff: [
    'How a fusion is done: disc out, spacer, graft, screws and rod.',
    'After surgery, a new weak leg, chest pain, or lost bladder or bowel control means 911.',
  ],
})
