/** The words of /llms.txt, which language models read. */
export const llmsWords = {
  summary:
    'The website of one orthopedic spine surgeon in Hanford, California: plain guides to back and neck problems, their treatment and recovery.',
  notes: [
    'This is education, not medical advice. It does not replace an exam by a doctor. In an emergency in the United States, call 911.',
    'What a page shows depends on the visitor’s place: the office’s phone number, address and appointment form are for people near Hanford and for patients. Others find guides, and how to reach a specialist.',
    'Each health page lists its sources and the day it was last checked against them. Please keep a figure together with what it counts and with its source.',
  ],
  /** Each page stands in the first section that one of its paths leads to. "Optional" is a word of the format. */
  sections: [
    { heading: 'The practice', paths: ['/', '/about', '/biography', '/credentials', '/reviews', '/contact'] },
    { heading: 'Services', paths: ['/services'] },
    { heading: 'Guides to spine conditions', paths: ['/resources/conditions'] },
    {
      heading: 'Visits, surgery and recovery',
      paths: ['/resources', '/preoperative-education', '/post-operative-care', '/recovery-tracker'],
    },
    { heading: 'How the spine works', paths: ['/spine-education', '/spine-anatomy', '/video-library'] },
    { heading: 'Articles', paths: ['/blog'] },
    { heading: 'Optional', paths: ['/legal'] },
  ],
} as const
