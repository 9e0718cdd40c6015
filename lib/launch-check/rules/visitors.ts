import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/rules/settings'

/** Checks that the site can locate visitors and tell them apart. */
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
      problem: 'No visitor is recognized as local: they see no phone number or form until they ask for them.',
      remedy: 'Use an edge network and name it here, or use dbip, which looks up addresses in a local file.',
    })
  }
  // This server only speaks HTTP, so an https URL means that there is a proxy.
  if (TRUSTED_PROXY_HOPS === 0 && SITE_URL.startsWith('https:') && !onVercel) {
    findings.push({
      severity: 'warning',
      code: 'proxy-not-counted',
      where: 'TRUSTED_PROXY_HOPS',
      problem: 'Behind a proxy, all visitors share one rate limit: five requests in ten minutes.',
      remedy: 'Set it to the number of proxies that add to X-Forwarded-For, usually 1.',
    })
  }
  return findings
}
