import type { Finding } from '@/lib/launch-check/finding'
import type { SiteContent } from '@/lib/launch-check/site-content'

const rule = '16 CFR 465.2; California Business and Professions Code 651(b)'

function samplesIn(name: string, items: readonly { sample: boolean }[]): Finding[] {
  const samples = items.filter(({ sample }) => sample).length
  if (samples === 0) return []
  return [
    {
      severity: 'fail',
      code: `sample-${name}`,
      where: `content/stories.ts, ${name}`,
      problem: `${samples} of ${items.length} are made up.`,
      remedy: "Replace them with real ones, with each patient's written consent, and set sample to false.",
      rule,
    },
  ]
}

/** Finds made-up stories and testimonials. */
export function checkReviews({
  stories,
  testimonials,
}: Pick<SiteContent, 'stories' | 'testimonials'>): Finding[] {
  return [...samplesIn('stories', stories), ...samplesIn('testimonials', testimonials)]
}
