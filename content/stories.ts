import { z } from 'zod'

/**
 * Success stories and testimonials (spec 3, 2.4). All are samples: made up to show the layout, with names that are plainly
 * so. The practice replaces them with real ones, told with the patient's written consent, and sets `sample` to false.
 */
const storySchema = z.object({
  id: z.number().int(),
  patientName: z.string(),
  procedure: z.string(),
  story: z.string(),
  rating: z.union([z.literal(4.5), z.literal(5)]),
  timeframe: z.string(),
  sample: z.boolean(),
})

const testimonialSchema = z.object({
  rating: z.union([z.literal(4.5), z.literal(5)]),
  text: z.string(),
  name: z.string(),
  condition: z.string(),
  initials: z.string().length(2),
  sample: z.boolean(),
})

export type Story = z.infer<typeof storySchema>

export const stories = z
  .array(storySchema)
  .length(8)
  .parse(
    [
      {
        id: 1,
        patientName: 'Sample Patient A.',
        procedure: 'Microdiscectomy',
        story:
          'My leg hurt too much to stand at the packing line. We tried therapy first. After the operation I walked the same evening, and went back to light work when my sheet allowed it.',
        rating: 5,
        timeframe: '6 weeks after surgery',
      },
      {
        id: 2,
        patientName: 'Sample Patient B.',
        procedure: 'Physical therapy',
        story:
          'I came in sure that I needed surgery. I was shown my scan, and why waiting was safe. Walking and exercises did the rest. It was slow, and some mornings are still stiff.',
        rating: 4.5,
        timeframe: '4 months after the first visit',
      },
      {
        id: 3,
        patientName: 'Sample Patient C.',
        procedure: 'Decompression for spinal stenosis',
        story:
          'I could not walk to my mailbox without sitting down. Now I walk around the block with my wife. My back still aches after a long day, but my legs carry me.',
        rating: 5,
        timeframe: '3 months after surgery',
      },
      {
        id: 4,
        patientName: 'Sample Patient D.',
        procedure: 'Spinal fusion',
        story:
          'Nobody told me that it would be quick, and it was not. I knew what each month would bring, and who to call. I am glad I asked all my questions first.',
        rating: 4.5,
        timeframe: '1 year after surgery',
      },
      {
        id: 5,
        patientName: 'Sample Patient E.',
        procedure: 'Disc replacement in the neck',
        story:
          'My hand was numb for half a year. The feeling came back little by little. My throat was sore for a week, just as I had been told.',
        rating: 5,
        timeframe: '10 weeks after surgery',
      },
      {
        id: 6,
        patientName: 'Sample Patient F.',
        procedure: 'Endoscopic spine surgery',
        story:
          'I went home the same day. Sitting was hard in the first week. I kept a log of my walks, and it helped to see that the bad days got fewer.',
        rating: 5,
        timeframe: '3 weeks after surgery',
      },
      {
        id: 7,
        patientName: 'Sample Patient G.',
        procedure: 'Epidural steroid injection',
        story:
          'The shot did not cure me, and they said that it might not. It gave me some weeks with less pain, and I used them to get moving again.',
        rating: 4.5,
        timeframe: '2 months after the injection',
      },
      {
        id: 8,
        patientName: 'Sample Patient H.',
        procedure: 'Scoliosis surgery',
        story:
          'It was the biggest thing I ever did. I needed help at home for weeks. I stand straighter now, and I can cook again without leaning on the counter.',
        rating: 5,
        timeframe: '14 months after surgery',
      },
    ].map((story) => ({ ...story, sample: true })),
  )

export const testimonials = z
  .array(testimonialSchema)
  .length(3)
  .parse(
    [
      {
        rating: 5,
        text: 'I was scared of surgery. I left with a plan, and it did not start with surgery.',
        name: 'Sample Patient J.',
        condition: 'Herniated disc',
        initials: 'SJ',
      },
      {
        rating: 5,
        text: 'The risks were explained in plain words, with numbers. My daughter could ask her questions too.',
        name: 'Sample Patient K.',
        condition: 'Spinal stenosis',
        initials: 'SK',
      },
      {
        rating: 4.5,
        text: 'There was a wait that day. But then nobody hurried me, and I was called back when they said.',
        name: 'Sample Patient L.',
        condition: 'Neck pain',
        initials: 'SL',
      },
    ].map((testimonial) => ({ ...testimonial, sample: true })),
  )
