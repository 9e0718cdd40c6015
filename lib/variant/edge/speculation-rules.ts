/** The URL of the rules, as pages refer to it. */
export const speculationRulesAddress = '/speculation-rules.json'

/**
 * What a browser may prefetch (WICG speculation rules, supported only by Chromium): the target of a full-load
 * link, when a pointer rests on it. Phones don't get the rules, because there such a rule prefetches whatever
 * scrolls into view. components/site/navigation/link.tsx prefetches all other pages.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { selector_matches: 'a[data-full-load]' },
      eagerness: 'moderate',
    },
  ],
}
