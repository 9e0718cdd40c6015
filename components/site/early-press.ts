'use client'

/** What the page's own small script has noted (scripts/lib/paint-first.mjs). */
type Early = { early?: HTMLButtonElement | null }

// A change of variant takes the page over once more.
let isAnswered = false

/**
 * Answers the press on a button that came before the script that answers it: it would be lost, and the visitor would not know
 * why. Not where the browser has answered it by itself, as it does for links, forms and popovers. To be called when the page
 * has been taken over.
 */
export function answerEarlyPress(): void {
  const { early } = window as Early
  if (isAnswered) return
  isAnswered = true
  if (early?.isConnected && early.type === 'button' && !early.hasAttribute('popovertarget')) early.click()
}
