/** Prints the summary alone: app/globals.css hides the rest of the page while the mark stands. */
export function printVisitSheet(): void {
  const { dataset } = document.documentElement
  dataset.print = 'visit-sheet'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
