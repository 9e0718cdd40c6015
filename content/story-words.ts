/** The words around the stories and testimonials. Free of zod: they are read in the browser. */
export const storyWords = {
  heading: 'Success stories',
  intro: 'How it can go, in the words of patients. Yours may go differently.',
  sample:
    'Sample text, made up to show this page. Real stories appear here only with the patient\u2019s written consent.',
  carousel: 'carousel',
  region: 'Success stories',
  slide: (position: number, count: number) => `Story ${position} of ${count}`,
  previous: 'Previous story',
  next: 'Next story',
  show: (position: number) => `Show story ${position}`,
  pause: 'Pause',
  play: 'Play',
  rotating: 'Auto-rotating',
  paused: 'Paused',
  rating: (rating: number) => `${rating} of 5 stars`,
  testimonialsHeading: 'What patients say',
  reviewsHeading: 'Reviews',
  filter: 'Show reviews about',
  sampleMark: 'Sample',
  reviewsLink: 'How we handle reviews',
} as const
