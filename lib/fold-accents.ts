/** Small letters without accents: "Cirugía" and "cirugia" are one, and half of what is typed in Spanish has none. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}

/** The same without any other mark: the frame of a keycap splits no word or number and hides none. */
export function foldMarks(text: string): string {
  return foldAccents(text).replace(/\p{M}/gu, '')
}
