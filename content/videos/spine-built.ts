import { video } from '@/content/video-schema'

export const spineBuilt = video({
  slug: 'spine-built',
  title: 'How your spine is built',
  summary: 'The bones, the discs and the nerves of the spine, one after the other.',
  published: '2026-11-22',
  opening: { stage: 'column' },
  chapters: [
    {
      title: 'The bones',
      scenes: [
        {
          words: 'Your spine is a stack of bones. They are called vertebrae.',
          seen: 'The whole spine from the side, drawn as one fine line.',
          picture: { stage: 'column' },
          sources: ['ANAT'],
        },
        {
          words: 'Seven small ones carry your head. This is the neck.',
          seen: 'The seven upper bones turn orange.',
          picture: { stage: 'column', shows: { neck: 1 } },
          sources: ['ANAT'],
        },
        {
          words: 'Twelve bones hold your ribs. This is the chest part.',
          seen: 'The twelve bones below them turn orange.',
          picture: { stage: 'column', shows: { chest: 1 } },
          sources: ['ANAT'],
        },
        {
          words: 'Five large ones bear the load. This is the low back.',
          seen: 'The five large bones below those turn orange.',
          picture: { stage: 'column', shows: { low: 1 } },
          sources: ['ANAT'],
        },
        {
          words: 'At the end, bones have grown together: the sacrum and the tailbone.',
          seen: 'The lowest part of the spine turns orange.',
          picture: { stage: 'column', shows: { sacrum: 1 } },
          sources: ['ANAT'],
        },
      ],
    },
    {
      title: 'Between the bones',
      scenes: [
        {
          words: 'Between the bones lie discs. They have a tough ring and a soft center.',
          seen: 'We come close to the low back. The discs turn orange.',
          picture: { stage: 'column', shows: { close: 1, discs: 1 } },
          sources: ['MAYO'],
        },
        {
          words: 'Small joints at the back guide how you bend and turn.',
          seen: 'Circles mark the small joints behind the bones.',
          picture: { stage: 'column', shows: { close: 1, joints: 1 } },
        },
      ],
    },
    {
      title: 'The nerves',
      scenes: [
        {
          words: 'The spinal cord runs down a channel inside the bones.',
          seen: 'We see the whole spine again. A yellow cord grows down from the neck.',
          picture: { stage: 'column', shows: { cord: 0.667 } },
          sources: ['CONUS'],
        },
        {
          words: 'It ends near the top of the low back. From there, a bundle of nerves goes on.',
          seen: 'The cord ends, and thin lines go on to the sacrum.',
          picture: { stage: 'column', shows: { cord: 1 } },
          sources: ['CONUS'],
        },
        {
          words: 'So a nerve that is pressed in the low back can be felt in the foot.',
          seen: 'A man stands. An orange line runs from his low back to his foot.',
          picture: { stage: 'person', shows: { spine: 1, nerve: 1 } },
        },
        {
          words: 'Worn discs are common, also in people who feel no pain at all.',
          seen: 'The man walks along, and nothing is marked on him.',
          picture: { stage: 'person', shows: { spine: 1 }, moves: { walk: 1.5 } },
          sources: ['BRINJ'],
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'Numb between your legs, or new bladder or bowel trouble? Call 911 now.',
          seen: 'The area between the legs is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { saddle: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/spine-anatomy', label: 'See each part in drawings' },
  shownOn: ['/spine-education'],
  signOff: [
    'How the small joints guide bending and turning, and that a nerve pressed in the low back can be felt in the foot.',
  ],
})
