/** The words of the search page and of the search boxes. */
export const searchWords = {
  title: 'Search',
  description:
    'Search the guides, services, answers and articles of this website in plain words, in English or in Spanish.',
  label: 'Search this website',
  lead: 'Type a question or a few words, in English or in Spanish. In an emergency, call 911 instead.',
  button: 'Search',
  open: 'Search',
  close: 'Close',
  privacy: 'We keep no list of searches. Please leave out your name and birth date.',
  heading: (count: number, query: string) => {
    if (count === 0) return `Nothing found for “${query}”`
    return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
  },
  tips: [
    'Check the spelling.',
    'Use fewer words, or plainer ones: “leg pain” instead of a long name.',
    'Try the name of a treatment, a test or a part of the body.',
  ],
  topicsHeading: 'Try one of these',
  topics: [
    'sciatica',
    'herniated disc',
    'insurance',
    'what to bring',
    'recovery time',
    'MRI',
    'steroid injection',
    'parking',
  ],
  pagesHeading: 'Or start from a page',
  /** Behind a figure of the practice that has not been proved. */
  unchecked: 'the practice’s own statement, not checked',
} as const

/** Where someone who found nothing may start. */
export const searchStarts = [
  { href: '/resources/conditions', label: 'Spine Condition Guides' },
  { href: '/resources/faq', label: 'Frequently Asked Questions' },
  { href: '/services', label: 'Services' },
  { href: '/resources', label: 'Patient Resources' },
  { href: '/contact', label: 'Contact' },
]
