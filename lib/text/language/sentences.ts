const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text with trailing whitespace, so that joining them restores the text. */
export function partsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** The sentences of a text, trimmed, without empty ones. */
export function sentencesOf(text: string): string[] {
  return partsOf(text)
    .map((part) => part.trim())
    .filter((sentence) => sentence !== '')
}
