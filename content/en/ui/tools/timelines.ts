import type { OperationId } from '@/content/clinical/time-of'
import type { TimelineId } from '@/content/schemas/timeline-ids'

/** First and last week after the operation, and what usually happens then. */
export type Step = { fromWeek: number; toWeek: number; title: string; items: readonly string[] }

type Timeline = {
  name: string
  /** The operations whose times it shows, and what they're called where these differ. */
  operations: readonly [name: string, id: Exclude<OperationId, 'hardware-removal'>][]
  steps: readonly Step[]
}

/**
 * Milestones that the timelines show, each in the step in which its time begins. The times are those of
 * content/clinical/milestones.yaml (lib/recovery/usual-steps.ts).
 */
export const milestoneSentences = {
  nights: (time: string) => `many people go home ${time}.`,
  lifting: (time: string) => `you may be told to lift ${time}.`,
  drive: (time: string) =>
    `people often drive again at ${time}, once they’re off opioids and their surgeon agrees.`,
  desk: (time: string) => `desk work is often possible at ${time}.`,
  'heavy-work': (time: string) => `heavy work is often possible at ${time}.`,
  sports: (time: string) => `sports are often possible at ${time}.`,
  'full-recovery': (time: string) => `full recovery often takes ${time}.`,
}

/** The usual recovery after an operation (not a promise), by the id used in `timeline` blocks. */
export const timelines: Record<TimelineId, Timeline> = {
  'mis-decompression': {
    name: 'After a small operation that frees a nerve',
    operations: [
      ['Microdiscectomy', 'microdiscectomy'],
      ['Laminectomy', 'lumbar-laminectomy'],
    ],
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: ['Many people take short walks, several a day.'],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: ['Your wound is often checked around now.'],
      },
      {
        fromWeek: 3,
        toWeek: 4,
        title: 'Weeks 3 to 4',
        items: ['Many people need less pain medicine by now. Your care team will tell you how to cut back.'],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: [
          'You may start physical therapy.',
          'Many people are back to most of their daily routines.[^NHS-L]',
        ],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [],
      },
    ],
  },
  endoscopic: {
    name: 'After endoscopic surgery',
    operations: [['Endoscopic', 'endoscopic']],
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: ['You start walking right away, following your team’s instructions.'],
      },
      {
        fromWeek: 2,
        toWeek: 2,
        title: 'Week 2',
        items: [],
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
        items: ['You may start physical therapy, or keep going with it.'],
      },
    ],
  },
  fusion: {
    name: 'After a fusion',
    operations: [
      ['Low back', 'lumbar-fusion'],
      ['ACDF', 'acdf'],
    ],
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: [
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
        ],
      },
      {
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: ['You often have an X-ray.'],
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
    operations: [
      ['Neck', 'cervical-disc-replacement'],
      ['Low back', 'lumbar-disc-replacement'],
    ],
    steps: [
      {
        fromWeek: 0,
        toWeek: 1,
        title: 'First week',
        items: ['Neck: soft food helps if your throat is sore.'],
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
        fromWeek: 6,
        toWeek: 6,
        title: 'Week 6',
        items: ['You often have an X-ray.', 'You may start physical therapy.'],
      },
      {
        fromWeek: 12,
        toWeek: 12,
        title: 'Week 12',
        items: [],
      },
      {
        fromWeek: 26,
        toWeek: 52,
        title: 'Months 6 to 12',
        items: ['Your implant is often checked.'],
      },
    ],
  },
}
