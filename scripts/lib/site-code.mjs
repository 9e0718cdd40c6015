import { hooks } from './typescript.mjs'

/*
 * What the server itself uses of the site's own code. Next has bundled its own copy of it; what both must share is kept
 * once per process (lib/http/once-per-process.ts).
 */

// The site's code asks for it as it loads, and nothing but a built site is served here.
process.env.NODE_ENV = 'production'

export const { busy } = await import('../../content/busy.ts')
export const { contactErrors } = await import('../../content/contact-errors.ts')
export const { headersOfPage, pageChoice } = await import('../../lib/edge/page-choice.server.ts')
export const { env } = await import('../../lib/env.ts')
export const { cookieAttributes, modeCookie } = await import('../../lib/visitor-cookies.ts')

// What Next loads from here on is none of our business.
hooks.deregister()
