import { z } from 'zod'
import { markedText } from '@/content/section-schema'
import { timelineIds } from '@/content/timeline-ids'

const timelineSchema = z.object({
  name: z.string(),
  /** Weeks after the operation: from, until and what usually comes then. */
  steps: z
    .array(
      z.object({
        fromWeek: z.number().int().min(0),
        toWeek: z.number().int(),
        title: z.string(),
        items: z.array(markedText).min(1),
      }),
    )
    .min(4),
})

/** The usual pattern after an operation, not a promise, under the id that a `timeline` block names. */
export const timelines = z.record(z.enum(timelineIds), timelineSchema).parse({
  'mis-decompression': {
    name: 'After a small operation that frees a nerve',
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: [
          'Many people go home the same day or the next.',
          'Short walks, several times a day, are usual.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['The wound is often checked.', 'Some people go back to desk work.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: [
          'Many people need less pain medicine. Your team tells you how to cut back.',
          'You may drive once your surgeon agrees, and never on opioids.',
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'The lifting limit is often eased.',
          'Physical therapy may start.',
          'Many people are back to most daily routines.[^NHS-L]',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: ['Heavy work or sports may be possible, once your surgeon agrees.'],
      },
    ],
  },
  endoscopic: {
    name: 'After endoscopic surgery',
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: ['Many people go home the same day.', 'You start to walk right away, as you are told.'],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['Light work is possible for many people.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: ['Light daily tasks often feel normal again.'],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'Physical therapy may start or go on.',
          'Sports are built up step by step, once your surgeon agrees.',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: ['Heavy work may be possible, once your surgeon agrees.'],
      },
    ],
  },
  fusion: {
    name: 'After a fusion',
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: [
          'Many people go home one to five days after the operation.',
          'You roll onto your side to get out of bed.',
          'You wear a brace, if you are told to.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['The wound is often checked.', 'Walks get longer.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: [
          'Small household tasks often come back.',
          'The limits on bending, lifting and twisting mostly go on.',
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: ['An X-ray is often taken.', 'Some people go back to desk work.'],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [
          'New bone may be growing firm. This takes 3 to 4 months or more.[^MLP]',
          'Physical therapy often starts or goes on.',
        ],
      },
      {
        fromWeek: 26,
        toWeek: 52,
        title: 'Weeks 26 to 52',
        items: ['The fusion is often checked.', 'Bone can still be healing, for up to a year.[^MLP]'],
      },
    ],
  },
  'disc-replacement': {
    name: 'After a disc replacement',
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: [
          'Many people go home within three days. After a neck operation it is often the same day or the next.',
          'Neck: soft food helps if your throat is sore.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['The wound is often checked.', 'Neck: gentle movement may start, if you are told so.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: ['Neck: many people go back to desk work.', 'Low back: the return to work often comes later.'],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'An X-ray is often taken.',
          'The lifting limit is often eased.',
          'Physical therapy may start.',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [
          'Full activity is possible for many people, once their surgeon agrees. The low back can take longer.',
        ],
      },
      {
        fromWeek: 26,
        toWeek: 52,
        title: 'Weeks 26 to 52',
        items: ['The new disc is often checked.'],
      },
    ],
  },
})
