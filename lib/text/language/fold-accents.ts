/** Lowercases and removes accents, so that "Cirugía" equals "cirugia": much typed Spanish lacks accents. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/** Also removes other marks, such as keycap frames, which could otherwise split or hide words and numbers. */
export function foldMarks(text: string): string {
  return foldAccents(text).replace(/\p{M}/gu, '')
}
