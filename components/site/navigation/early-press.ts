'use client'

/** Set by the page's inline script (lib/build/defer-scripts.ts). */
type Early = { early?: HTMLButtonElement | null }

// Navigating to another variant mounts the caller again.
let isAnswered = false

/**
 * Replays a button press that happened before hydration, which would otherwise be lost. Not for presses that
 * the browser handles natively, such as links, forms and popovers. Call after hydration.
 */
export function answerEarlyPress(): void {
  const { early } = window as Early
  if (isAnswered) return
  isAnswered = true
  if (early?.isConnected && early.type === 'button' && !early.hasAttribute('popovertarget')) early.click()
}
