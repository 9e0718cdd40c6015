import { video } from '@/content/video-schema'

export const sciaticaFilm = video({
  slug: 'sciatica',
  title: 'What sciatica is, and how it settles',
  summary: 'Where leg pain from the back comes from, how long it often lasts, and what you can do.',
  published: '2026-11-22',
  opening: { stage: 'person', shows: { spine: 1, nerve: 1 } },
  chapters: [
    {
      title: 'What it is',
      scenes: [
        {
          words: 'Sciatica starts at a nerve in the low back. You feel it down the leg.',
          seen: 'A man stands. An orange line runs from his low back down his leg.',
          picture: { stage: 'person', shows: { spine: 1, nerve: 1 } },
          sources: ['NHSW'],
        },
        {
          words: 'It may stab or burn. It may tingle, or feel numb or weak.',
          seen: 'The orange line stays.',
          picture: { stage: 'person', shows: { spine: 1, nerve: 1 } },
          sources: ['NHSW'],
        },
        {
          words: 'Back pain alone is usually not sciatica.',
          seen: 'The line fades, and the man walks.',
          picture: { stage: 'person', shows: { spine: 1 }, moves: { walk: 1.5 } },
          sources: ['NHSW'],
        },
      ],
    },
    {
      title: 'Where it comes from',
      scenes: [
        {
          words: 'Most often, a disc in the low back irritates the nerve.',
          seen: 'One level from above. A lump from the disc pushes against a nerve.',
          picture: { stage: 'slice', shows: { center: 1, tear: 1, bulge: 1, press: 1 } },
          sources: ['NHSW'],
        },
        {
          words: 'A narrow canal, a bone that slips or an injury can do it, too.',
          seen: 'The lump goes. The disc, the joints and a band take room from the nerves.',
          picture: { stage: 'slice', shows: { wear: 1, joints: 1, ligament: 1 } },
          sources: ['NHSW'],
        },
      ],
    },
    {
      title: 'What you can do',
      scenes: [
        {
          words: 'It usually settles in 4 to 6 weeks. Sometimes it takes longer.',
          seen: 'A bar for each of six weeks. Each is lower than the one before.',
          picture: { stage: 'days', shows: { done: 6, grow: -1 } },
          sources: ['NHSW'],
        },
        {
          words: 'Stay active, as well as you can. Avoid long rest.',
          seen: 'The man walks at an easy pace.',
          picture: { stage: 'person', moves: { walk: 1.5 } },
          sources: ['NHSW'],
        },
        {
          words: 'Heat may help. In bed, try a pillow between or under your knees.',
          seen: 'He lies in bed on his back, with his knees bent over a pillow.',
          picture: { stage: 'bed', shows: { knees: 0.55, cushion: 1 } },
          sources: ['NHSW'],
        },
        {
          words: 'Not better after about 6 weeks? Book a visit.',
          seen: 'A page of notes fills line by line.',
          picture: { stage: 'notes', shows: { lines: 4, ticks: 1 } },
        },
      ],
    },
    {
      title: 'When to get help',
      scenes: [
        {
          words: 'Very bad new leg pain, pain down both legs, or weakness that grows? Go to the ER now.',
          seen: 'Both legs are marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { legs: 1, call: 1 } },
          sources: ['NHSW'],
          isUrgent: true,
        },
        {
          words: 'Numb between your legs, or new bladder or bowel trouble? Call 911 now.',
          seen: 'The area between the legs is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { saddle: 1, call: 1 } },
          sources: ['NHSW'],
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/resources/conditions/sciatica', label: 'Read the guide to sciatica' },
  shownOn: ['/resources/conditions/sciatica', '/blog/what-a-pinched-nerve-feels-like'],
  signOff: ['Sciatica that has not eased after about 6 weeks is a reason for a visit.'],
})
