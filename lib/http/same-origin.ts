/**
 * Whether a request may come from our own pages, by what the browser says of it. Programs that are not browsers
 * send neither header and are accepted: they cannot be made to act for a visitor.
 * @param siteUrl SITE_URL; the request's own Host counts too, so that the site works under a test's address.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false

  const origin = headers.get('origin')
  if (origin === null) return true
  const host = headers.get('host')
  const own = [siteUrl, `http://${host}`, `https://${host}`]
  return own.some((url) => URL.parse(url)?.origin === origin)
}
