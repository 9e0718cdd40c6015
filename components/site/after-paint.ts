'use client'

/**
 * Calls back once the browser has shown what a press has changed so far: what takes longer comes after that, and the
 * page has answered.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
