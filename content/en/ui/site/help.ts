import { helpHeadings } from '@/content/generated/clinical/warning-cards'

/** The words around the warning signs on every health page. The signs are in content/clinical. */
export const helpWords = {
  heading: 'When to get help',
  emergency: helpHeadings.emergency,
  soon: helpHeadings.soon,
  routine: helpHeadings.routine,
  note: 'Please don’t use the form or the assistant on this site for any of these. Nobody reads them right away.',
  seeAll: 'See all warning signs',
  /** In place of the card, where the reader hardly has such a sign. */
  line: 'In an emergency, call 911.',
  lineLink: { href: '/blog/is-it-an-emergency', label: 'See the warning signs' },
} as const
