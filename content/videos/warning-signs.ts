import { video } from '@/content/video-schema'

export const warningSigns = video({
  slug: 'warning-signs',
  title: 'Warning signs that cannot wait',
  summary: 'The signs that mean 911 or the emergency room now, in pictures.',
  published: '2026-11-22',
  opening: { stage: 'signs', shows: { saddle: 1, call: 1 } },
  chapters: [
    {
      title: 'Go now',
      scenes: [
        {
          words: 'These signs cannot wait. Call 911, or go to the emergency room now.',
          seen: 'A person from the front. A telephone shows 911.',
          picture: { stage: 'signs', shows: { call: 1 } },
          isUrgent: true,
        },
      ],
    },
    {
      title: 'Between the legs',
      scenes: [
        {
          words: 'New numbness or tingling between your legs, around your bottom or inner thighs.',
          seen: 'The area between the legs is marked.',
          picture: { stage: 'signs', shows: { saddle: 1 } },
          sources: ['RFREE'],
        },
        {
          words: 'An odd feeling when you wipe.',
          seen: 'The same area stays marked.',
          picture: { stage: 'signs', shows: { saddle: 1 } },
          sources: ['RFREE'],
        },
        {
          words: 'It is hard to start, stop or feel your urine. Or you leak urine or stool.',
          seen: 'A bathroom door appears beside the person.',
          picture: { stage: 'signs', shows: { saddle: 0.6, toilet: 1 } },
          sources: ['RFREE'],
        },
        {
          words: 'New loss of feeling during sex, or a change in erections.',
          seen: 'The area between the legs is marked.',
          picture: { stage: 'signs', shows: { saddle: 1 } },
          sources: ['RFREE'],
        },
      ],
    },
    {
      title: 'Legs and back',
      scenes: [
        {
          words: 'Weakness in both legs, or pain or numbness down both legs.',
          seen: 'Both legs are marked.',
          picture: { stage: 'signs', shows: { legs: 1 } },
          sources: ['NHSW', 'RFREE'],
        },
        {
          words: 'Very bad new leg pain, or weakness that spreads or gets worse fast.',
          seen: 'Legs and arm are marked.',
          picture: { stage: 'signs', shows: { legs: 1, arms: 1 } },
          sources: ['RFREE'],
        },
        {
          words: 'Legs that turn heavy or stumble, or hands that turn clumsy fast.',
          seen: 'The legs and an arm stay marked.',
          picture: { stage: 'signs', shows: { legs: 1, arms: 1 } },
          sources: ['MYEL'],
        },
        {
          words: 'Fever with very bad back or neck pain.',
          seen: 'A thermometer appears. The back is marked.',
          picture: { stage: 'signs', shows: { fever: 1, back: 1 } },
          sources: ['SEA'],
        },
        {
          words: 'Bad back or neck pain after a major fall or crash.',
          seen: 'A ladder lies on the ground. The back is marked.',
          picture: { stage: 'signs', shows: { fall: 1, back: 1 } },
        },
      ],
    },
    {
      title: 'Heart, lungs and brain',
      scenes: [
        {
          words: 'A face that droops, a weak arm, or slurred speech. Even if it passes.',
          seen: 'Face and arm are marked.',
          picture: { stage: 'signs', shows: { face: 1, arms: 1 } },
          sources: ['BEFAST'],
        },
        {
          words: 'Chest pain, or trouble breathing.',
          seen: 'The chest is marked.',
          picture: { stage: 'signs', shows: { chest: 1 } },
        },
        {
          words: 'Do not drive yourself. Call 911. Do not wait for an answer from a website.',
          seen: 'The telephone shows 911 again.',
          picture: { stage: 'signs', shows: { call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/blog/is-it-an-emergency', label: 'Read the full list of signs' },
  shownOn: ['/blog/is-it-an-emergency'],
  signOff: [
    'Chest pain and trouble breathing mean 911, and bad pain after a major fall means the emergency room; do not drive yourself.',
  ],
})
