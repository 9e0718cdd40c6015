/*
 * Security headers for every response, including files and API calls (docs/decisions/0021). Imported directly
 * by lib/server/next-config.ts and the server, so this file must not import anything.
 */

/** Browser features that nothing here needs; denied to pages and to anything they embed. */
const unusedRights = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Sent with every response, including errors and redirects. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: with it, browsers post forms with `Origin: null`, and the server would reject them.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Videos may go full screen or picture-in-picture.
  'Permissions-Policy': [
    'geolocation=(self)',
    'fullscreen=(self)',
    'picture-in-picture=(self)',
    ...unusedRights.map((right) => `${right}=()`),
  ].join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * Only for responses over HTTPS: one year. Subdomains are excluded because other sites may use the practice's
 * domain.
 */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/**
 * The policy of every response that is not a page: no scripts. Inline styles are for the SVG icon, which
 * adapts to dark mode; the rest is for the 404 page when it answers a file or API request.
 */
export const filePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // A video opened directly by its URL gets this policy.
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The offline worker's policy: it may fetch from this site, but not load other scripts. */
export const workerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
