import { z } from 'zod'

/**
 * Success stories and testimonials. All are samples with obviously made-up names, to show the layout. The
 * practice replaces them with real ones, with each patient's written consent, and sets `sample` to false.
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
          'My leg hurt so bad I couldn’t stand at the packing line. We tried therapy first. After surgery I was up walking that evening, and I went back to light duty when my work note said I could. My foot still tingles some days.',
        rating: 5,
        timeframe: '6 weeks after surgery',
      },
      {
        id: 2,
        patientName: 'Sample Patient B.',
        procedure: 'Physical therapy',
        story:
          'I came in sure I needed surgery. They went over my MRI with me and explained why it was OK to wait. Walking and the exercises did the rest. It was slow going, and I’m still stiff some mornings.',
        rating: 4.5,
        timeframe: '4 months after the first visit',
      },
      {
        id: 3,
        patientName: 'Sample Patient C.',
        procedure: 'Decompression for spinal stenosis',
        story:
          'I couldn’t make it to my mailbox without sitting down. Now I walk around the block with my wife. My back still aches after a long day, but my legs hold up.',
        rating: 5,
        timeframe: '3 months after surgery',
      },
      {
        id: 4,
        patientName: 'Sample Patient D.',
        procedure: 'Spinal fusion',
        story:
          'Nobody told me it’d be quick, and it wasn’t. But I knew what to expect each month, and I knew who to call. I’m glad I asked all my questions first.',
        rating: 4.5,
        timeframe: '1 year after surgery',
      },
      {
        id: 5,
        patientName: 'Sample Patient E.',
        procedure: 'Disc replacement in the neck',
        story:
          'My hand had been numb for six months. The feeling is coming back a little at a time, but it’s not all there yet. My throat was sore for about a week, like they said it would be.',
        rating: 5,
        timeframe: '10 weeks after surgery',
      },
      {
        id: 6,
        patientName: 'Sample Patient F.',
        procedure: 'Endoscopic spine surgery',
        story:
          'I was home the same day. Sitting was rough that first week. I wrote down my walks, and it helped to see I was having fewer bad days. I’m not back to heavy work yet.',
        rating: 5,
        timeframe: '3 weeks after surgery',
      },
      {
        id: 7,
        patientName: 'Sample Patient G.',
        procedure: 'Epidural steroid injection',
        story:
          'The shot didn’t cure me, and they told me up front it might not. It gave me a few weeks with less pain, and I used them to get moving again.',
        rating: 4.5,
        timeframe: '2 months after the injection',
      },
      {
        id: 8,
        patientName: 'Sample Patient H.',
        procedure: 'Scoliosis surgery',
        story:
          'It’s the biggest thing I’ve ever been through, and I needed help at home for weeks. I stand straighter now, and I can cook without leaning on the counter. Tying my shoes is still hard.',
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
        text: 'I was scared they’d want to operate. I left with a plan, and it didn’t start with surgery.',
        name: 'Sample Patient J.',
        condition: 'Herniated disc',
        initials: 'SJ',
      },
      {
        rating: 5,
        text: 'They explained the risks in plain English, with numbers. My daughter got to ask her questions, too.',
        name: 'Sample Patient K.',
        condition: 'Spinal stenosis',
        initials: 'SK',
      },
      {
        rating: 4.5,
        text: 'I had to wait a while that day. But nobody rushed me once I was in, and they called me back when they said they would.',
        name: 'Sample Patient L.',
        condition: 'Neck pain',
        initials: 'SL',
      },
    ].map((testimonial) => ({ ...testimonial, sample: true })),
  )
