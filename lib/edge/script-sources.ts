import { z } from 'zod'

/** Made after a build by scripts/lib/inline-scripts.mjs: of each prerendered page the hashes of its inline scripts. */
export const pageScriptsSchema = z.record(z.string(), z.array(z.string().startsWith("'sha256-")))
export type PageScripts = z.output<typeof pageScriptsSchema>

/** The page that answers where there is none, as the build names it. */
const notFound = '/_not-found'

/**
 * Which inline scripts may run in the page at a path. A prerendered page has hashes of its own. Every other address is
 * rendered for the request, and Next gives its scripts the nonce, or there is no page and the 404 page answers.
 * @param segment of the variant, from lib/variant.ts.
 * @param path as in the address bar.
 * @param newNonce called when one is needed; it must be new for each answer.
 */
export function scriptSources(
  pages: PageScripts,
  { segment, path }: { segment: string; path: string },
  newNonce: () => string,
): string[] {
  const own = pages[`/${segment}${path === '/' ? '' : path}`]
  // The script that sets the theme is the same on every page, the 404 page's is among its hashes, and it has no nonce.
  return own ?? [`'nonce-${newNonce()}'`, ...(pages[notFound] ?? [])]
}
