'use client'

/** Calls back after the browser has painted, so that slow work doesn't delay the response to a press. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
