/** Saves text or bytes as a download. The file is created in the browser and sent nowhere. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start the download only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
