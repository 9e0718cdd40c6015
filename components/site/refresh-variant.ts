'use client'

/**
 * Asks for the variant of this page that fits now. It replaces the whole page; the script that carries the visitor's
 * focus over is fetched only here, and waited for only by someone who is in a form.
 */
export async function refreshVariant(router: { refresh: () => void }): Promise<void> {
  const isKept = import('@/components/site/keep-focus').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  )
  if (document.activeElement?.closest('form')) await isKept
  router.refresh()
}
