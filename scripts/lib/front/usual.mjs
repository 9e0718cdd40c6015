/*
 * Which requests the front may answer. What is not plainly usual goes to Next, which knows what to do: so the front needs
 * no opinion on it, and cannot have another one.
 */

/** Next's own ways to ask for something else than the page; parts and conditions other than If-None-Match; bodies. */
const unusualNames = new Set([
  'rsc',
  'range',
  'purpose',
  'if-match',
  'if-range',
  'if-modified-since',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
])
const unusualBeginnings = /^(?:next-|x-(?:next|middleware|invoke|matched|now-|prerender|rewrite))/

/** A browser that holds a file names both its tag and its time. */
const isOurTime = (name, headers, lastModified) =>
  name === 'if-modified-since' && lastModified !== undefined && headers[name] === lastModified

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string | undefined} lastModified */
function hasUsualNames(headers, lastModified) {
  for (const name in headers) {
    if (unusualNames.has(name) && !isOurTime(name, headers, lastModified)) return false
    const first = name.charCodeAt(0)
    // n and x: looking closer costs more than the rest together.
    if ((first === 110 || first === 120) && unusualBeginnings.test(name)) return false
  }
  return true
}

/** A name and a plain value, such as those that are put on links in mails and advertisements. */
const usualQuery = /^\?(?:[\w.-]+=[\w.-]+(?:&|$))+$/
const nextsOwnQuery = /[?&](?:_rsc|nxt|__next|amp=)|&$/

/** @param {string} query with its question mark, or '' */
export const isUsualQuery = (query) => query === '' || (usualQuery.test(query) && !nextsOwnQuery.test(query))

/** What was decided for a text of a header, of which there are few; strangers cannot make it grow. */
export function remembered(decide, most = 500) {
  const known = new Map()
  return (text) => {
    let decision = known.get(text)
    if (decision !== undefined) return decision
    decision = decide(text)
    if (known.size >= most) known.clear()
    known.set(text, decision)
    return decision
  }
}

/** @type {(accepted: string) => 'br' | 'gzip' | 'identity' | 'unusual'} */
export const acceptedForm = remembered((accepted) => {
  const tokens = accepted.split(',').map((token) => token.trim().toLowerCase())
  if (!tokens.every((token) => /^(?:br|gzip|deflate|zstd|compress|dcb|dcz)$/.test(token))) return 'unusual'
  if (tokens.includes('br')) return 'br'
  return tokens.includes('gzip') ? 'gzip' : tokens.includes('deflate') ? 'unusual' : 'identity'
})

const isUsualMethod = (method) => method === 'GET' || method === 'HEAD'
const isUsualProtocol = (protocol) => protocol === undefined || protocol === 'https' || protocol === 'http'

/**
 * @param {import('node:http').IncomingMessage} request @param {(host: string) => boolean} isProperHost
 * @param {string} [lastModified] of a file
 */
export const isUsual = ({ method, headers }, isProperHost, lastModified) =>
  isUsualMethod(method) &&
  isUsualProtocol(headers['x-forwarded-proto']) &&
  headers.host !== undefined &&
  isProperHost(headers.host) &&
  hasUsualNames(headers, lastModified)
