/** Text of the search page and the search boxes. */
export const searchWords = {
  title: 'Search',
  description:
    'Search our guides, services, answers and articles in plain words, in English or Spanish. In an emergency, call 911.',
  label: 'Search this website',
  lead: 'Type a question or a few words, in English or Spanish. In an emergency, call 911 instead.',
  button: 'Search',
  open: 'Search',
  close: 'Close',
  privacy: 'We don’t keep a list of searches. Please leave out your name and birth date.',
  heading: (count: number, query: string) => {
    if (count === 0) return `We didn’t find anything for “${query}”`
    return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
  },
  answer: 'A short answer',
  /** Above the results for a misspelled query. */
  corrected: 'Showing results for',
  definitionsLabel: 'What it means',
  readMore: 'Read more',
  /** Follows it, unseen. */
  about: (term: string) => ` about ${term}`,
  tips: [
    'Check the spelling.',
    'Use fewer or plainer words, such as “leg pain” instead of a long medical name.',
    'Try the name of a treatment, a test or a body part.',
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
  pagesHeading: 'Or start with one of these pages',
} as const

/**
 * In place of results for someone who searches faster than a person types. What they typed may have been an
 * emergency.
 */
export const tooManySearches = {
  en: 'You’ve searched many times in the last minute. Please wait a minute, then press Search again. In an emergency, call 911. For thoughts of suicide, call or text 988.',
  es: 'Ha hecho muchas búsquedas en el último minuto. Espere un minuto y vuelva a buscar. En una emergencia, llame al 911. Si piensa en el suicidio, llame o mande un texto al 988.',
} as const

/** Where someone who found nothing may start. */
export const searchStarts = [
  { href: '/resources/conditions', label: 'Spine Condition Guides' },
  { href: '/resources/faq', label: 'Frequently Asked Questions' },
  { href: '/services', label: 'Services' },
  { href: '/resources', label: 'Patient Resources' },
  { href: '/contact', label: 'Contact' },
]
