import { video } from '@/content/video-schema'

export const yourVisit = video({
  slug: 'your-visit',
  title: 'How to tell a doctor about your pain',
  summary: 'Five questions to think about before a visit, what to bring, and what helps in the room.',
  published: '2026-11-22',
  opening: { stage: 'notes', shows: { lines: 5, ticks: 2 } },
  chapters: [
    {
      title: 'Before the visit',
      scenes: [
        {
          words: 'A few notes at home help you say what matters.',
          seen: 'A page of notes. The first line appears.',
          picture: { stage: 'notes', shows: { lines: 1 } },
        },
        {
          words: 'Where does it hurt most? Does it go down an arm or a leg?',
          seen: 'A man stands. An orange line runs from his low back down his leg.',
          picture: { stage: 'person', shows: { spine: 1, nerve: 1 } },
        },
        {
          words: 'When did it start? Did something happen?',
          seen: 'The second and third lines of the notes appear.',
          picture: { stage: 'notes', shows: { lines: 3 } },
        },
        {
          words: 'What makes it worse? What eases it: sitting, walking, lying down?',
          seen: 'The man sits down on a chair.',
          picture: { stage: 'person', shows: { sit: 1, ache: 0.5 } },
        },
        {
          words: 'What can you no longer do? Work, sleep, shop, play with a grandchild?',
          seen: 'He walks, and his thigh is marked.',
          picture: { stage: 'person', shows: { ache: 1 }, moves: { walk: 0.9 } },
        },
      ],
    },
    {
      title: 'What to bring',
      scenes: [
        {
          words: 'Bring a list of all your medicines and allergies.',
          seen: 'More lines appear on the page. Two are ticked.',
          picture: { stage: 'notes', shows: { lines: 5, ticks: 2 } },
        },
        {
          words: 'Bring your scans and reports, if you have any.',
          seen: 'Three lines are ticked.',
          picture: { stage: 'notes', shows: { lines: 5, ticks: 3 } },
        },
      ],
    },
    {
      title: 'In the room',
      scenes: [
        {
          words: 'Ask your most important question first.',
          seen: 'The first line is marked in yellow.',
          picture: { stage: 'notes', shows: { lines: 5, ticks: 3, mark: 1 } },
        },
        {
          words: 'Bring someone who can listen with you.',
          seen: 'A second person appears beside the notes.',
          picture: { stage: 'notes', shows: { lines: 5, ticks: 3, helper: 1 } },
        },
        {
          words: 'At the end, say in your own words what you heard. Then you both know it is clear.',
          seen: 'All lines are ticked.',
          picture: { stage: 'notes', shows: { lines: 5, ticks: 5, helper: 1 } },
        },
      ],
    },
    {
      title: 'When not to wait',
      scenes: [
        {
          words: 'New weakness or numbness, even if slight? Be seen the same day.',
          seen: 'One arm and one leg are marked.',
          picture: { stage: 'signs', shows: { leg: 1, arms: 1 } },
        },
        {
          words: 'Numb between your legs, or new bladder or bowel trouble? Call 911 now.',
          seen: 'The area between the legs is marked. A telephone shows 911.',
          picture: { stage: 'signs', shows: { saddle: 1, call: 1 } },
          isUrgent: true,
        },
      ],
    },
  ],
  link: { href: '/resources/appointment-prep', label: 'Get ready for your appointment' },
  shownOn: ['/resources/appointment-prep'],
  signOff: ['What to note before a visit and what to bring.'],
})
