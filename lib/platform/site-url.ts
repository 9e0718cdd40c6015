/** @throws TypeError if the value is set but not a URL. */
function originOf(value: string | undefined): string | undefined {
  return value?.trim() ? new URL(value.trim()).origin : undefined
}

const examples = /(^|\.)example(\.(com|net|org))?$/
const local = /(^|\.)(localhost|local|internal|test|invalid)$|^[\d.]+$|^\[.*\]$/

/** Whether a host name is reserved for examples (RFC 2606). */
export const isExampleName = (host: string) => examples.test(host.toLowerCase())

/** Whether a host is local or a bare IP address, which public links must not use. */
export const isLocalName = (host: string) => local.test(host.toLowerCase())

/** Whether a site with this address is meant for everyone. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !isLocalName(hostname) && !isExampleName(hostname)
}

/** The origin a build was made for. `siteUrlSet` is false if it fell back to localhost. */
export type BuildOrigin = { siteUrl: string; siteUrlSet: boolean }

/** The site's origin at build time: SITE_URL, else the URL of `npm start` on this machine. */
export function buildOrigin(env: { PORT?: string | undefined; SITE_URL?: string | undefined }): BuildOrigin {
  const port = Number(env.PORT?.trim() || 0) || 3000
  const origin = originOf(env.SITE_URL)
  return { siteUrl: origin ?? `http://localhost:${port}`, siteUrlSet: origin !== undefined }
}

/**
 * Checks SITE_URL at startup. Prerendered pages contain absolute URLs, so a build can only be served under
 * its own origin.
 * @param wanted the current SITE_URL.
 */
export function decideSiteUrl(
  wanted: string | undefined,
  build: BuildOrigin,
): { siteUrl: string | undefined } | { refusal: string } {
  const origin = originOf(wanted)
  if (origin === undefined) return { siteUrl: build.siteUrlSet ? build.siteUrl : undefined }
  if (origin === build.siteUrl) return { siteUrl: origin }
  return {
    refusal:
      `SITE_URL is ${origin}, but this build was made for ${build.siteUrl}, and its pages contain that URL.\n` +
      `Build again:\n\n    SITE_URL=${origin} npm run build\n`,
  }
}
