import { video } from '@/content/video-schema'

export const walking = video({
  slug: 'walking',
  title: 'Walking after spine surgery',
  summary: 'How to begin with short walks, how to add to them, and when to stop and get help.',
  published: '2026-11-22',
  opening: { stage: 'person', shows: { walk: 1.35 } },
  chapters: [
    {
      title: 'Start small',
      scenes: [
        {
          words: 'Walk short and often. A few minutes are enough to begin with.',
          seen: 'A man walks slowly with a walking frame.',
          picture: { stage: 'person', shows: { frame: 1 }, moves: { walk: 0.9 } },
        },
        {
          words: 'Add a little each day, as your team allows.',
          seen: 'A bar for each day of a week. Each is a little taller.',
          picture: { stage: 'days', shows: { done: 7, grow: 1 } },
        },
        {
          words: 'A bad day? Do less that day. Then go on.',
          seen: 'One of the bars is short. The next one is tall again.',
          picture: { stage: 'days', shows: { done: 7, grow: 1, pause: 1 } },
        },
      ],
    },
    {
      title: 'Between the walks',
      scenes: [
        {
          words: 'Do not sit too long.',
          seen: 'The man sits on a chair.',
          picture: { stage: 'person', shows: { sit: 1 } },
        },
        {
          words: 'Change your position every 20 to 30 minutes.',
          seen: 'He stands up again.',
          picture: { stage: 'person' },
          sources: ['MLP'],
        },
        {
          words: 'Do not bend, lift or twist. An early limit is often 5 to 10 pounds.',
          seen: 'He stands and holds a jug of milk close to his body.',
          picture: { stage: 'person', shows: { milk: 1 } },
          sources: ['SSD', 'MLH'],
        },
        {
          words: 'A gallon of milk weighs about that much. Your own sheet names your limit.',
          seen: 'He goes on holding the jug.',
          picture: { stage: 'person', shows: { milk: 1 } },
          sources: ['MLH'],
        },
      ],
    },
    {
      title: 'Keep at it',
      scenes: [
        {
          words: 'Walking can also help people who had no surgery.',
          seen: 'A man walks at an easy pace.',
          picture: { stage: 'person', moves: { walk: 1.5 } },
          sources: ['WALK'],
        },
        {
          words: 'In a study on back pain, some people were taught to walk more.',
          seen: 'He goes on walking.',
          picture: { stage: 'person', moves: { walk: 1.5 } },
          sources: ['WALK'],
        },
        {
          words: 'Their next bad spell came after about 208 days. For the others, after 112.',
          seen: 'Two bars: one long, one about half as long.',
          picture: { stage: 'days', shows: { compare: 1 } },
          sources: ['WALK'],
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
          words: 'Chest pain, short breath or a new weak leg? Stop, and call 911 now.',
          seen: 'The chest is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { chest: 1, leg: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/post-operative-care', label: 'Care for yourself after surgery' },
  shownOn: ['/post-operative-care', '/resources/recovery'],
  signOff: ['Walk short and often after surgery, and add a little each day; less on a bad day.'],
})
