/** Normalizes numbers: "6 to 12" and "6–12" become "6-12", "2,000" becomes "2000". */
export function figures(text: string): string {
  return text.replace(/(\d)\s?(?:\u2013|-|to)\s?(\d)/g, '$1-$2').replaceAll(/(\d),(\d{3})/g, '$1$2')
}
