import type { Finding } from '@/lib/launch-check/finding'
import { isExampleName, isLocalName } from '@/lib/launch-check/reserved-names'
import type { Settings } from '@/lib/launch-check/rules/settings'

const finding = (code: string, problem: string, remedy: string): Finding => ({
  severity: 'fail',
  code,
  where: 'SITE_URL',
  problem,
  remedy,
})

/** Checks that the URL on every page is the public one. */
export function checkSiteUrl({ SITE_URL, isSet }: Pick<Settings, 'SITE_URL' | 'isSet'>): Finding[] {
  if (!isSet('SITE_URL'))
    return [
      finding(
        'site-url-unset',
        'Every page would name http://localhost as its URL.',
        'Set it to the public address, https://..., and build with it.',
      ),
    ]
  const { protocol, hostname } = new URL(SITE_URL)
  const findings: Finding[] = []
  if (isLocalName(hostname))
    findings.push(
      finding('site-url-local', 'It is not a public host name.', "Use the site's public host name."),
    )
  if (isExampleName(hostname))
    findings.push(
      finding(
        'site-url-example',
        'The host name is reserved for examples.',
        "Use the site's public host name.",
      ),
    )
  if (protocol !== 'https:')
    findings.push(
      finding('site-url-not-https', 'Requests with health information need https.', 'Use https:// in it.'),
    )
  return findings
}
