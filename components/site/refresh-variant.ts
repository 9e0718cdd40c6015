'use client'

import { copiedAt } from '@/lib/offline/copied-at'

/** A refresh that brings no other variant says nothing when it is done; after this long it counts as done. */
const patienceMs = 3000

let startedAt = -Infinity

/**
 * Asks for the variant of this page that fits now. It replaces the whole page; the script that carries the visitor's
 * focus, choices and what is unfolded over is fetched only here.
 *
 * One at a time: two at once make the router give up and load the page in full. Nothing is lost by that, because what
 * asks (the location, the window's width) asks again in the new page.
 *
 * A copy that this device keeps stays as it is: without a connection it would be loaded in full, come back the same and
 * ask again, for ever.
 */
export async function refreshVariant(router: { refresh: () => void }): Promise<void> {
  if (copiedAt() || performance.now() - startedAt < patienceMs) return
  startedAt = performance.now()
  await import('@/components/site/carry-over').then(
    ({ carryOver }) => carryOver(),
    () => undefined,
  )
  router.refresh()
}

/** To be called when a variant's page has come. */
export function variantArrived(): void {
  startedAt = -Infinity
}
