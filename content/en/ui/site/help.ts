import { helpHeadings } from '@/content/generated/en/warning-signs'

/** The words around the warning signs on every health page. The signs are in content/en/warning-signs.md. */
export const helpWords = {
  heading: 'When to get help',
  emergency: helpHeadings.emergency,
  soon: helpHeadings.soon,
  routine: helpHeadings.routine,
  note: 'Please don’t use the form or the assistant on this site for any of these. Nobody reads them right away.',
  seeAll: 'See all warning signs',
} as const
