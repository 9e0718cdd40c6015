/** Where the rules are, as pages name them. */
export const speculationRulesAddress = '/speculation-rules.json'

/**
 * What a browser may fetch before it is asked for (WICG speculation rules; others than Chromium's leave it): the page of a link
 * that loads in full, once a pointer rests on it. On phones such rules fetch what merely scrolls into view, so pages for them do not
 * name these. Not files, which are large; all other links are SoftNavigation's.
 */
export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ selector_matches: 'a[data-full-load]' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
}
