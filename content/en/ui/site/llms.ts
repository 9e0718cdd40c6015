import { officePlace } from '@/content/generated/practice/place'

/** Text of /llms.txt, which language models read. */
export const llmsWords = {
  summary: `The website of an orthopedic spine surgeon in ${officePlace.city}, ${officePlace.regionName}, with plain guides to back and neck problems, treatments and recovery.`,
  notes: [
    'This website is education, not medical advice. It doesn’t replace an exam by a doctor. In an emergency in the United States, call 911.',
    `What a page shows depends on where the visitor is. The appointment request form is for patients and for people near ${officePlace.city}. Everyone else sees the guides, how to reach a specialist, and pages with the office’s address, phone and hours.`,
    'Each health page lists its sources and the date it was last checked against them. If you quote a figure, please say what it counts and give its source.',
  ],
  /** Each page is listed in the first section with a matching path. "Optional" is a keyword of the format. */
  sections: [
    { heading: 'The practice', paths: ['/', '/about', '/biography', '/credentials', '/reviews', '/contact'] },
    {
      heading: 'The office, for patients and referring offices',
      paths: ['/getting-here', '/insurance', '/referring-offices'],
    },
    { heading: 'Services', paths: ['/services'] },
    { heading: 'Guides to spine conditions', paths: ['/resources/conditions'] },
    { heading: 'Guides to procedures', paths: ['/resources/procedures'] },
    {
      heading: 'Visits, surgery and recovery',
      paths: ['/resources', '/preoperative-education', '/post-operative-care', '/recovery-tracker'],
    },
    { heading: 'How the spine works', paths: ['/spine-education', '/spine-anatomy', '/video-library'] },
    { heading: 'Articles', paths: ['/blog'] },
    { heading: 'Optional', paths: ['/legal'] },
  ],
} as const
