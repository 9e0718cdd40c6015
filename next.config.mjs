/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // One address per page; `middleware.ts` adds the variant behind it.
  trailingSlash: false,
  experimental: {
    // `[variant]` is the root layout, so an unmatched path has no layout of its own (docs/decisions/0002).
    globalNotFound: true,
  },
}

export default config
