/*
 * What every answer of this site says to browsers, pages or not (docs/decisions/0021). next.config.mjs and the server
 * load this file as it stands, so it imports nothing.
 */

/** Rights that a page could ask for, or hand to what it embeds, and that nothing here needs. */
const unusedRights = [
  'accelerometer',
  'autoplay',
  'bluetooth',
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

/** On every answer, errors and redirects included. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Never no-referrer: with it, browsers post forms with `Origin: null` and the request would be refused.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A film may fill the screen, or stay in view while one reads on.
  'Permissions-Policy': [
    'geolocation=(self)',
    'fullscreen=(self)',
    'picture-in-picture=(self)',
    ...unusedRights.map((right) => `${right}=()`),
  ].join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Only on answers over https: a year. Other names of the practice's domain are not this site's to decide on. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/**
 * The policy of every answer that is not a page: no script at all. Its own styles are for the icon, which follows the
 * dark theme by itself, and the rest for the 404 page where it answers for a file or a call.
 */
export const filePolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  // A film that is opened by its own address is one of these answers.
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The offline worker's own: it fetches from this site, and loads no script besides itself. */
export const workerPolicy = [
  "default-src 'none'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
