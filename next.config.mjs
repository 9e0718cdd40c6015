const fileHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm run validate` checks the types, the tests' included; a build does not check them a second time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // `[variant]` is the root layout, so an unmatched path has no layout of its own (docs/decisions/0002).
    globalNotFound: true,
  },
  // Pages get theirs, and more, from middleware.ts.
  headers: async () => [
    { source: '/:path(api|_next|pictures|icons|\\.well-known)/:rest*', headers: fileHeaders },
    { source: '/:file([^/]+\\.\\w+)', headers: fileHeaders },
    { source: '/:check(healthz|readyz)', headers: fileHeaders },
  ],
  // RFC 9116 wants it there; a folder whose name begins with a dot is outside of the type check and of the linter.
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
  redirects: async () => [
    // The home page and the catalogue name it so (spec 2.1); there is one page.
    {
      source: '/services/artificial-disc-replacement',
      destination: '/services/disc-replacement',
      permanent: true,
    },
  ],
}

export default config
