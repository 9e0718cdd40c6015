/** Hands a text, or the bytes of a document, to the visitor as a file to keep. It is made in the browser and goes nowhere else. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin the download only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
