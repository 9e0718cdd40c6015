import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/settings'

/** Whether the site can tell where a visitor is, and one visitor from another. */
export function checkVisitors(
  settings: Pick<Settings, 'GEO_SOURCE' | 'SITE_URL' | 'TRUSTED_PROXY_HOPS' | 'onVercel'>,
): Finding[] {
  const { GEO_SOURCE, SITE_URL, TRUSTED_PROXY_HOPS, onVercel } = settings
  const findings: Finding[] = []
  if (GEO_SOURCE === 'none') {
    findings.push({
      severity: 'warning',
      code: 'place-not-known',
      where: 'GEO_SOURCE',
      problem:
        'Nobody is known to be near: visitors see no phone number and no form until they ask for them.',
      remedy:
        'Put an edge network in front and name it here, or use dbip, which looks addresses up in a local file.',
    })
  }
  // This server speaks http alone, so an https address means that a proxy stands before it.
  if (TRUSTED_PROXY_HOPS === 0 && SITE_URL.startsWith('https:') && !onVercel) {
    findings.push({
      severity: 'warning',
      code: 'proxy-not-counted',
      where: 'TRUSTED_PROXY_HOPS',
      problem:
        'Behind a proxy all visitors count as one: five requests in ten minutes, and the rest are refused.',
      remedy: 'Set it to the number of proxies that add to X-Forwarded-For, usually 1.',
    })
  }
  return findings
}
