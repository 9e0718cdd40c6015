/** The sentences of a text, trimmed, without empty ones. */
export function sentencesOf(text: string, locale = 'en'): string[] {
  return [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}
