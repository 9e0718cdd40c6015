/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm run validate` checks the types, the tests' included; a build does not check them a second time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // `[variant]` is the root layout, so an unmatched path has no layout of its own (docs/decisions/0002).
    globalNotFound: true,
  },
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
