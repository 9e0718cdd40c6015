/**
 * @param {string | undefined} value @returns {string | undefined} the origin, or undefined where it is not set
 * @throws {TypeError} where it is not an address
 */
function originOf(value) {
  return value?.trim() ? new URL(value.trim()).origin : undefined
}

/**
 * The canonical origin at build: SITE_URL, else the address of `npm start` on this machine.
 * @param {NodeJS.ProcessEnv} env
 */
export function buildOrigin(env) {
  const port = Number(env.PORT?.trim() || 0) || 3000
  const set = originOf(env.SITE_URL)
  return { siteUrl: set ?? `http://localhost:${port}`, siteUrlSet: set !== undefined }
}

/**
 * SITE_URL at start. Pages are prerendered with their addresses, so a build can only be served as what it is.
 * @param {string | undefined} wanted SITE_URL as it is set now
 * @param {{ siteUrl: string, siteUrlSet: boolean }} build
 * @returns {{ siteUrl: string | undefined } | { refusal: string }}
 */
export function decideSiteUrl(wanted, build) {
  const origin = originOf(wanted)
  if (origin === undefined) return { siteUrl: build.siteUrlSet ? build.siteUrl : undefined }
  if (origin === build.siteUrl) return { siteUrl: origin }
  return {
    refusal:
      `SITE_URL is ${origin}, but this build was made for ${build.siteUrl}, and its pages carry that address.\n` +
      `Build it anew:\n\n    SITE_URL=${origin} npm run build\n`,
  }
}
