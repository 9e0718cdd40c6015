/**
 * Whether a post may come from the staff's own page. Its pages send no referrer, so browsers post its forms with
 * `Origin: null`; Sec-Fetch-Site tells them from other websites. Browsers that don't send it must not name another
 * origin: what a post needs besides, the token and the proof in the page, no other website knows.
 * @param siteUrl SITE_URL.
 */
export function isFromStaffPage(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite === 'same-origin'
  const origin = headers.get('origin')
  if (origin === null || origin === 'null') return true
  const host = headers.get('host')
  return [siteUrl, `https://${host}`, `http://${host}`].some((url) => URL.parse(url)?.origin === origin)
}
