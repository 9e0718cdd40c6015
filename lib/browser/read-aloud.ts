/** A voice on the device itself: a remote one would send the text to its vendor. */
function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const english = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().startsWith('en'),
  )
  return english.find(({ lang }) => lang === 'en-US') ?? english[0]
}

/** Some browsers load their voices only after the first call. */
async function voices(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices()
  if (known.length > 0) return known
  return new Promise((resolve) => {
    const answer = () => resolve(speechSynthesis.getVoices())
    speechSynthesis.addEventListener('voiceschanged', answer, { once: true })
    setTimeout(answer, 1000)
  })
}

/** What to read, in short pieces, because browsers cut off long ones. */
function piecesOf(root: Element): string[] {
  return [...root.querySelectorAll('h2, h3, p, li, dt, dd, caption, th, td, figcaption')]
    .filter(
      (element) =>
        !element.querySelector('p, li, dt') && !element.closest('[data-unread], [hidden], [role=status]'),
    )
    .map((element) => {
      const copy = element.cloneNode(true) as Element
      for (const extra of copy.querySelectorAll('sup, button, [popover]')) extra.remove()
      return copy.textContent.trim()
    })
    .filter((text) => text !== '')
}

/**
 * Reads the text of elements aloud with a local voice. `onEnd` is called after the last piece; aborting `signal`
 * prevents further reading. Resolves to false if the device has no such voice. Browser only.
 */
export async function readAloud(roots: Element[], signal: AbortSignal, onEnd: () => void): Promise<boolean> {
  const voice = localVoice(await voices())
  if (signal.aborted) return true
  if (!voice) return false
  speechSynthesis.cancel()
  // Canceling doesn't end a pause.
  speechSynthesis.resume()
  const pieces = roots.flatMap(piecesOf)
  pieces.forEach((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.95
    if (index === pieces.length - 1) {
      utterance.onend = onEnd
      utterance.onerror = onEnd
    }
    speechSynthesis.speak(utterance)
  })
  return true
}
