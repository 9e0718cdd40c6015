import type { NextConfig } from 'next'
import {
  filePolicy,
  securityHeaders,
  strictTransport,
  workerPolicy,
} from '../variant/edge/security-headers.ts'

const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `next dev` could run no script of its own under it. */
const policy = (): Record<string, string> =>
  process.env.NODE_ENV === 'development' ? {} : { 'Content-Security-Policy': filePolicy }

/** Vercel builds a preview of every branch; search engines should find only the real site. */
const unlessPublic = () =>
  process.env.VERCEL_ENV === 'preview'
    ? [{ source: '/:path*', headers: listOf({ 'X-Robots-Tag': 'noindex' }) }]
    : []

/** Other sites may show them: what a shared link shows, and what stands for the site in a list of feeds. */
const pictures = '/:path(api/og|favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icons/.*)'

/** What next.config.mjs exports. It runs before the `@/` alias is known, so its imports are relative. */
const config: NextConfig = {
  poweredByHeader: false,
  // `npm run validate` checks the types, the tests' included; a build does not check them a second time.
  typescript: { ignoreBuildErrors: true },
  // No page uses it, so the endpoint is disabled.
  images: { unoptimized: true },
  // The build's, so that instrumentation.ts contains only what starts on its host.
  compiler: { defineServer: { 'process.env.VERCEL': process.env.VERCEL ?? '' } },
  // A pseudo-class that Turbopack doesn't know: it would print 30 lines for each page of `next dev`.
  turbopack: { ignoreIssue: [{ path: '**/globals.css', description: /target-current/ }] },
  experimental: {
    // `[variant]` is the root layout, so an unmatched path has no layout of its own (docs/decisions/0001).
    globalNotFound: true,
    // Every page is in the build. Copies made at run time would be all that the site writes beside its data.
    isrFlushToDisk: false,
  },
  // For every answer; middleware.ts puts a page's own policy in the place of this one.
  headers: async () => [
    { source: '/:path*', headers: listOf({ ...securityHeaders, ...policy() }) },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(,.*)?' }],
      headers: listOf(strictTransport),
    },
    // A video's file name contains a hash of its content.
    {
      source: '/videos/:file',
      headers: listOf({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    {
      source: '/offline-worker.js',
      headers: listOf({ 'Content-Security-Policy': workerPolicy, 'Cache-Control': 'no-cache' }),
    },
    // The token in the address opens the staff's list.
    {
      source: '/staff/:path*',
      headers: listOf({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow, noarchive' }),
    },
    ...unlessPublic(),
    { source: pictures, headers: listOf({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
  ],
  // RFC 9116 wants it there; a folder whose name begins with a dot is outside of the type check and of the linter.
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
  redirects: async () => [
    // The home page and the catalog use this name, but there is only one page.
    {
      source: '/services/artificial-disc-replacement',
      destination: '/services/disc-replacement',
      permanent: true,
    },
  ],
}

export default config
