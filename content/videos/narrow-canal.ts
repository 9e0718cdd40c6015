import { video } from '@/content/video-schema'

export const narrowCanal = video({
  slug: 'narrow-canal',
  title: 'Why a narrow canal hurts when you walk',
  summary: 'What spinal stenosis is, why it eases when you sit or bend forward, and what can help.',
  published: '2026-11-22',
  opening: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1 } },
  chapters: [
    {
      title: 'The space for the nerves',
      scenes: [
        {
          words: 'The nerves to your legs run through a canal inside your spine.',
          seen: 'One level of the spine from above. A round bundle of nerves lies behind the disc.',
          picture: { stage: 'slice', shows: { names: 1 } },
        },
        {
          words: 'With the years, a disc can bulge into this canal.',
          seen: 'The back edge of the disc grows toward the nerves.',
          picture: { stage: 'slice', shows: { wear: 1 } },
          sources: ['NIAMS'],
        },
        {
          words: 'Worn joints grow, and a band at the back gets thick.',
          seen: 'From behind, the joints and a brown band grow inward.',
          picture: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1 } },
          sources: ['NIAMS'],
        },
        {
          words: 'Now the nerves have little room. This is called spinal stenosis.',
          seen: 'The bundle of nerves is squeezed small and has turned orange.',
          picture: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1 } },
          sources: ['NIAMS'],
        },
      ],
    },
    {
      title: 'What it feels like',
      scenes: [
        {
          words: 'When you stand or walk, your buttocks or legs may hurt.',
          seen: 'A man walks. His buttock and thigh are marked in orange.',
          picture: { stage: 'person', shows: { ache: 1 }, moves: { walk: 1.2 } },
          sources: ['SPORT-S4'],
        },
        {
          words: 'When you sit down, it often eases.',
          seen: 'He sits down on a chair, and the marks fade.',
          picture: { stage: 'person', shows: { sit: 1 } },
          sources: ['SPORT-S4'],
        },
        {
          words: 'Bending forward helps, too. Some people lean on a shopping cart.',
          seen: 'He walks bent forward behind a shopping cart. Nothing is marked.',
          picture: { stage: 'person', shows: { lean: 1, cart: 1 }, moves: { walk: 1.2 } },
          sources: ['SPORT-S4'],
        },
      ],
    },
    {
      title: 'What can help',
      scenes: [
        {
          words: 'Care often starts with exercise or physical therapy.',
          seen: 'He walks upright at an easy pace.',
          picture: { stage: 'person', moves: { walk: 1.5 } },
        },
        {
          words: 'If your legs still hold you back after 12 weeks, and a scan fits, surgery may come up.',
          seen: 'The narrow canal from above again.',
          picture: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1 } },
          sources: ['SPORT-S4'],
        },
        {
          words: 'It makes room for the nerves again.',
          seen: 'Part of the bone at the back goes. The bundle of nerves grows round again.',
          picture: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1, room: 1 } },
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'A foot that slowly starts to drag? Be seen the same day.',
          seen: 'A person from the front. One foot is marked.',
          picture: { stage: 'signs', shows: { foot: 1 } },
        },
        {
          words: 'A foot that drops suddenly, weak legs, or bladder or bowel trouble? Call 911 now.',
          seen: 'A foot and the area between the legs are marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { foot: 1, saddle: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/resources/conditions/spinal-stenosis', label: 'Read the guide to spinal stenosis' },
  shownOn: ['/resources/conditions/spinal-stenosis'],
  signOff: [
    'Stenosis care often starts with exercise or physical therapy, and an operation makes room for the nerves.',
    'A foot that slowly starts to drag needs a check the same day; one that drops suddenly means 911.',
  ],
})
