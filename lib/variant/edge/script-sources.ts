import { z } from 'zod'

/**
 * Generated after a build by lib/build/inline-scripts.ts: the inline script hashes of each prerendered page.
 */
export const pageScriptsSchema = z.record(z.string(), z.array(z.string().startsWith("'sha256-")))
export type PageScripts = z.output<typeof pageScriptsSchema>

/** The build's name for the 404 page. */
const notFound = '/_not-found'

/**
 * The inline scripts allowed in the page at a path. Prerendered pages have their own hashes. Any other URL is
 * either rendered on request, with Next adding the nonce to its scripts, or answered by the 404 page.
 * @param variant the variant's name, which is its mode.
 * @param path as in the address bar.
 * @param newNonce called if a nonce is needed; must return a new one for each response.
 */
export function scriptSources(
  pages: PageScripts,
  { variant, path }: { variant: string; path: string },
  newNonce: () => string,
): string[] {
  const own = pages[`/${variant}${path === '/' ? '' : path}`]
  // The inline script that sets the theme has no nonce, but it is the same on every page, so the 404 page's
  // hashes include it.
  return own ?? [`'nonce-${newNonce()}'`, ...(pages[notFound] ?? [])]
}
