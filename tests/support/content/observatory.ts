/*
 * The scoring of MDN's HTTP Observatory (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring),
 * reimplemented from its published tables as of 2025: each test adds its modifier to 100, and positive
 * modifiers count only from 90 up. The service itself is not contacted, since our test machines cannot reach
 * it.
 */

/** The input of a scan: the response to GET / over https, its page, and the plain http response. */
export type Scanned = {
  headers: Headers
  html: string
  plainHttp: 'redirected to https' | 'not served' | 'served'
}

type Score = { test: string; finding: string; modifier: number }

const sixMonths = 15_768_000

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').filter((text) => text.trim())
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
      return [name, sources]
    }),
  )
}

function contentSecurityPolicy({ headers }: Scanned): Score {
  const test = 'content-security-policy'
  const policy = policyOf(headers)
  if (policy.size === 0) return { test, finding: 'not implemented', modifier: -25 }
  const fallback = policy.get('default-src') ?? ['*']
  const scripts = policy.get('script-src') ?? fallback
  const objects = policy.get('object-src') ?? fallback
  const styles = policy.get('style-src') ?? fallback
  const isOpen = (sources: string[]) => sources.some((source) => /^(\*|https?:|ftp:|data:)$/.test(source))
  // A hash or nonce disables 'unsafe-inline'.
  const inline = (sources: string[]) =>
    sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  if (inline(scripts) || isOpen(scripts) || isOpen(objects)) {
    return { test, finding: 'unsafe-inline, or scripts and plug-ins from anywhere', modifier: -20 }
  }
  const http = [...policy.values()].flat().some((source) => source.startsWith('http:'))
  if (http) return { test, finding: 'insecure scheme', modifier: -20 }
  if (scripts.includes("'unsafe-eval'")) return { test, finding: 'unsafe-eval', modifier: -10 }
  if (inline(styles)) return { test, finding: 'unsafe-inline in style-src only', modifier: 0 }
  return fallback.join() === "'none'"
    ? { test, finding: "nothing unsafe, default-src 'none'", modifier: 10 }
    : { test, finding: 'nothing unsafe', modifier: 5 }
}

function cookies({ headers }: Scanned): Score {
  const test = 'cookies'
  const all = headers.getSetCookie()
  const flagged = (flag: RegExp) => all.every((cookie) => flag.test(cookie))
  if (all.length === 0) return { test, finding: 'none', modifier: 0 }
  const sessions = all.filter((cookie) => /^[^=]*(sess|login|token|auth)/i.test(cookie))
  if (!flagged(/;\s*secure/i)) {
    if (headers.has('strict-transport-security')) return { test, finding: 'not Secure, HSTS', modifier: -5 }
    return { test, finding: 'not Secure', modifier: sessions.length > 0 ? -40 : -20 }
  }
  if (!sessions.every((cookie) => /;\s*httponly/i.test(cookie)))
    return { test, finding: 'session without HttpOnly', modifier: -30 }
  return flagged(/;\s*samesite=(lax|strict)/i)
    ? { test, finding: 'Secure and SameSite', modifier: 5 }
    : { test, finding: 'Secure', modifier: 0 }
}

function crossOriginSharing({ headers }: Scanned): Score {
  const test = 'cross-origin-resource-sharing'
  const origin = headers.get('access-control-allow-origin')
  const universal = origin === '*' && headers.get('access-control-allow-credentials') === 'true'
  return { test, finding: origin ?? 'not implemented', modifier: universal ? -50 : 0 }
}

function redirection({ plainHttp }: Scanned): Score {
  return { test: 'redirection', finding: plainHttp, modifier: plainHttp === 'served' ? -20 : 0 }
}

function referrerPolicy({ headers }: Scanned): Score {
  const test = 'referrer-policy'
  const finding = headers.get('referrer-policy') ?? 'not implemented'
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(finding))
    return { test, finding, modifier: 5 }
  return { test, finding, modifier: finding === 'not implemented' ? 0 : -5 }
}

function strictTransportSecurity({ headers }: Scanned): Score {
  const test = 'strict-transport-security'
  const finding = headers.get('strict-transport-security') ?? 'not implemented'
  const [, seconds] = /max-age=(\d+)/.exec(finding) ?? []
  if (seconds === undefined) return { test, finding, modifier: -20 }
  return { test, finding, modifier: Number(seconds) >= sixMonths ? 0 : -10 }
}

function subresourceIntegrity({ html }: Scanned): Score {
  const test = 'subresource-integrity'
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]+)"[^>]*>/g)]
  if (foreign.length === 0) return { test, finding: 'all scripts from this origin', modifier: 0 }
  if (foreign.some(([, address = '']) => address.startsWith('http:')))
    return { test, finding: 'scripts over http', modifier: -50 }
  const whole = foreign.every(([element]) => / integrity=/.test(element))
  return { test, finding: 'scripts of others', modifier: whole ? 5 : -5 }
}

function contentTypeOptions({ headers }: Scanned): Score {
  const finding = headers.get('x-content-type-options') ?? 'not implemented'
  return { test: 'x-content-type-options', finding, modifier: finding === 'nosniff' ? 0 : -5 }
}

function frameOptions({ headers }: Scanned): Score {
  const test = 'x-frame-options'
  const ancestors = policyOf(headers).get('frame-ancestors')?.join()
  if (ancestors === "'none'" || ancestors === "'self'")
    return { test, finding: 'frame-ancestors', modifier: 5 }
  const finding = headers.get('x-frame-options') ?? 'not implemented'
  return { test, finding, modifier: /^(deny|sameorigin)$/i.test(finding) ? 5 : -20 }
}

function resourcePolicy({ headers }: Scanned): Score {
  const test = 'cross-origin-resource-policy'
  const finding = headers.get('cross-origin-resource-policy') ?? 'not implemented'
  if (/^same-(origin|site)$/.test(finding)) return { test, finding, modifier: 10 }
  return { test, finding, modifier: /^(cross-origin|not implemented)$/.test(finding) ? 0 : -5 }
}

const tests = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  redirection,
  referrerPolicy,
  strictTransportSecurity,
  subresourceIntegrity,
  contentTypeOptions,
  frameOptions,
  resourcePolicy,
]

export function observatoryScore(scanned: Scanned): { score: number; scores: Score[] } {
  const scores = tests.map((test) => test(scanned))
  const sum = (sign: 1 | -1) =>
    scores.reduce((total, { modifier }) => total + (Math.sign(modifier) === sign ? modifier : 0), 0)
  const base = 100 + sum(-1)
  return { score: Math.max(0, base >= 90 ? base + sum(1) : base), scores }
}
