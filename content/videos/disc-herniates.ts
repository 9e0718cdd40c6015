import { video } from '@/content/video-schema'

export const discHerniates = video({
  slug: 'disc-herniates',
  title: 'How a disc herniates, and often shrinks',
  summary: 'What a herniated disc is, why it can hurt in a leg, and what often happens to it with time.',
  published: '2026-11-22',
  opening: { stage: 'column', shows: { disc: 1 } },
  chapters: [
    {
      title: 'A healthy disc',
      scenes: [
        {
          words: 'Between the bones of your spine lie soft cushions. They are called discs.',
          seen: 'The lower spine from the side. The discs between the bones turn orange.',
          picture: { stage: 'column', shows: { close: 1, discs: 1 } },
        },
        {
          words: 'A disc has a tough outer ring and a soft center. Nerves run just behind it.',
          seen: 'One disc from above: a thick ring around a pale center. Behind it is a space with thin nerves.',
          picture: { stage: 'slice', shows: { names: 1, center: 1 } },
          sources: ['MAYO'],
        },
      ],
    },
    {
      title: 'When it herniates',
      scenes: [
        {
          words: 'The outer ring can tear.',
          seen: 'A gap opens in the back of the ring, on one side.',
          picture: { stage: 'slice', shows: { center: 1, tear: 1 } },
          sources: ['MAYO'],
        },
        {
          words: 'Some of the soft center pushes out. That is a herniated disc.',
          seen: 'The soft center flows through the gap and forms a lump.',
          picture: { stage: 'slice', shows: { center: 1, tear: 1, bulge: 1 } },
          sources: ['MAYO'],
        },
        {
          words: 'If it irritates a nerve, a leg or an arm may hurt, tingle or turn weak.',
          seen: 'The lump reaches a nerve, pushes it aside, and the nerve turns orange.',
          picture: { stage: 'slice', shows: { center: 1, tear: 1, bulge: 1, press: 1 } },
          sources: ['MAYO'],
        },
        {
          words: 'A nerve pressed in the low back can be felt all the way down the leg.',
          seen: 'A man stands. An orange line runs from his low back through his leg to his foot.',
          picture: { stage: 'person', shows: { spine: 1, nerve: 1 } },
        },
        {
          words: 'In some people, a herniated disc causes no pain at all.',
          seen: 'The line fades, and the man walks on.',
          picture: { stage: 'person', shows: { spine: 1 }, moves: { walk: 1.6 } },
          sources: ['MAYO'],
        },
      ],
    },
    {
      title: 'What happens with time',
      scenes: [
        {
          words: 'Most people need no operation.',
          seen: 'The disc from above again, with the lump.',
          picture: { stage: 'slice', shows: { center: 1, tear: 1, bulge: 1, press: 1 } },
          sources: ['MAYO'],
        },
        {
          words: 'When many studies were put together, it shrank without surgery in about 63 of 100 people.',
          seen: 'The lump slowly becomes smaller, and the nerve turns pale again.',
          picture: { stage: 'slice', shows: { center: 1, tear: 0.6, bulge: 0.25, press: 0 } },
          sources: ['REGR1'],
        },
        {
          words: 'In about 37 of 100 people, it did not shrink.',
          seen: 'The small lump stays where it is.',
          picture: { stage: 'slice', shows: { center: 1, tear: 0.6, bulge: 0.45, press: 0.3 } },
          sources: ['REGR1'],
        },
        {
          words: 'Surgery often eases leg pain faster. Many people also get better without it.',
          seen: 'A man walks along at an easy pace.',
          picture: { stage: 'person', shows: {}, moves: { walk: 1.6 } },
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'New weakness, even if slight? Be seen the same day.',
          seen: 'A person from the front. One arm and one leg are marked.',
          picture: { stage: 'signs', shows: { legs: 0.5 } },
        },
        {
          words: 'New trouble with your bladder or bowel, or numbness between your legs? Call 911 now.',
          seen: 'The area between the legs is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { saddle: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/resources/conditions/herniated-disc', label: 'Read the guide to herniated discs' },
  shownOn: ['/resources/conditions/herniated-disc'],
  signOff: ['Surgery for a herniated disc often eases leg pain faster.'],
})
