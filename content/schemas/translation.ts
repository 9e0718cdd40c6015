/**
 * The type of a translation of some words: the same keys, with any text in place of each text. Functions take the
 * same parameters. A translation with a missing or extra key doesn't compile:
 * `export const busy: Translation<typeof english> = { … }`.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => string
    ? (...parameters: Parameters) => string
    : Words extends object
      ? { -readonly [Key in keyof Words]: Translation<Words[Key]> }
      : Words
