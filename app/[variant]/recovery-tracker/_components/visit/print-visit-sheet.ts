/** Prints only the summary: tracker.css hides the rest while the attribute is set. */
export function printVisitSheet(): void {
  const { dataset } = document.documentElement
  dataset.print = 'visit-sheet'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
