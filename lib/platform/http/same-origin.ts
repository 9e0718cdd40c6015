/**
 * Whether a request may come from our own pages, judging by Sec-Fetch-Site and Origin, or Referer from browsers that
 * send neither. Programs send none of them and are accepted: nobody can make them act for a visitor.
 * @param siteUrl SITE_URL. The request's own Host counts too, so that the site works under other host names.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false

  const origin = headers.get('origin') ?? originOf(headers.get('referer'))
  if (origin === null) return true
  const host = headers.get('host')
  const own = [siteUrl, `http://${host}`, `https://${host}`]
  return own.some((url) => URL.parse(url)?.origin === origin)
}

/** The origin of a Referer; null where there is none. One that isn't a URL counts as foreign. */
const originOf = (referer: string | null) => referer && (URL.parse(referer)?.origin ?? 'null')
