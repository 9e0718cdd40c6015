import { z } from 'zod'
import { markedText } from '@/content/schemas/section-schema'
import { timelineIds } from '@/content/schemas/timeline-ids'

const timelineSchema = z.object({
  name: z.string(),
  /** First and last week after the operation, and what usually happens then. */
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

/** The usual recovery after an operation (not a promise), by the id used in `timeline` blocks. */
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
          'Many people take short walks, several a day.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['Your wound is often checked around now.', 'Some people go back to desk work.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: [
          'Many people need less pain medicine by now. Your care team will tell you how to cut back.',
          'You may be able to drive if your surgeon agrees, but never while you take opioids.',
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'Your lifting limit is often eased.',
          'You may start physical therapy.',
          'Many people are back to most of their daily routines.[^NHS-L]',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: ['If your surgeon agrees, you may be able to do heavy work or play sports by now.'],
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
        items: [
          'Many people go home the same day.',
          'You start walking right away, following your team’s instructions.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['Some people can do light work if their surgeon agrees.'],
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
          'You may start physical therapy, or keep going with it.',
          'If your surgeon agrees, you can work up to sports step by step.',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: ['Heavy work may be possible if your surgeon agrees.'],
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
          'Low back: many people go home after 1 to 4 days. Neck, from the front (ACDF): it’s often the same day or the next.',
          'Low back: you roll onto your side to get out of bed.',
          'You wear a brace or a collar if you’re told to.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['Your wound is often checked around now.', 'Your walks get longer.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: [
          'You can often do small household tasks again.',
          'Most people still have limits on bending, lifting and twisting.',
          'ACDF: people often go back to desk work at 2 to 4 weeks.',
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'You often have an X-ray.',
          'Low back: some people go back to desk work now. Others need until about week 12.',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [
          'New bone may be getting firm. That takes 3 to 4 months or more.[^MLP]',
          'You often start physical therapy, or keep going with it.',
        ],
      },
      {
        fromWeek: 26,
        toWeek: 52,
        title: 'Months 6 to 12',
        items: ['The fusion is often checked.', 'Bone can keep healing for up to a year.[^MLP]'],
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
          'Neck: many people go home the same day or the next. Low back: usually after 1 to 3 days.',
          'Neck: soft food helps if your throat is sore.',
        ],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: [
          'Your wound is often checked around now.',
          'Neck: you may start moving it gently when you’re told to.',
        ],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: [
          'Neck: many people go back to desk work.',
          'Low back: going back to work often takes 6 to 12 weeks, depending on the job.',
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'You often have an X-ray.',
          'Your lifting limit is often eased.',
          'You may start physical therapy.',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [
          'Many people can get back to full activity if their surgeon agrees. The low back can take longer.',
        ],
      },
      {
        fromWeek: 26,
        toWeek: 52,
        title: 'Months 6 to 12',
        items: ['Your implant is often checked.'],
      },
    ],
  },
})
