import { filePolicy, securityHeaders, strictTransport, workerPolicy } from './lib/edge/security-headers.ts'

const listOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `next dev` could run no script of its own under it. */
const policy = () => (process.env.NODE_ENV === 'development' ? {} : { 'Content-Security-Policy': filePolicy })

/** Other sites may show them: what a shared link shows, and what stands for the site in a list of feeds. */
const pictures = '/:path(api/og|favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icons/.*)'

/** A file of Next's is replaced by its short stand-in; most of them in a browser only. */
const standIn = { loaders: ['./scripts/lib/lean-next/loader.cjs'] }
const lean = { condition: 'browser', ...standIn }
/** Next's own start also draws what `next dev` shows of errors. */
const leanStart = { condition: { all: ['browser', 'production'] }, ...standIn }

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm run validate` checks the types, the tests' included; a build does not check them a second time.
  typescript: { ignoreBuildErrors: true },
  // No page uses it, and a door that nobody needs stays shut.
  images: { unoptimized: true },
  turbopack: {
    rules: {
      '**/next/dist/lib/constants.js': lean,
      '**/next/dist/client/app-next-turbopack.js': leanStart,
      '**/next/dist/build/polyfills/polyfill-module.js': lean,
      '**/next/dist/client/components/router-reducer/reducers/server-action-reducer.js': lean,
      '**/next/dist/client/components/builtin/not-found.js': standIn,
    },
  },
  experimental: {
    // `[variant]` is the root layout, so an unmatched path has no layout of its own (docs/decisions/0002).
    globalNotFound: true,
    // What nobody imports of Next's own files stays out of the pages' script (docs/performance.md).
    turbopackCjsTreeShaking: true,
  },
  // For every answer; middleware.ts puts a page's own policy in the place of this one.
  headers: async () => [
    { source: '/:path*', headers: listOf({ ...securityHeaders, ...policy() }) },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(,.*)?' }],
      headers: listOf(strictTransport),
    },
    // The name of a film's file changes with what is in it.
    {
      source: '/videos/:file',
      headers: listOf({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    {
      source: '/offline-worker.js',
      headers: listOf({ 'Content-Security-Policy': workerPolicy, 'Cache-Control': 'no-cache' }),
    },
    { source: pictures, headers: listOf({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
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
