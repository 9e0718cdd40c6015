import { acceptedForm } from './usual.mjs'

const bodiless = new Set(['content-type', 'content-length', 'content-encoding'])

/** @param {[string, string][]} headers @returns {string[]} as writeHead takes them without looking twice */
const flat = (headers) => headers.flat()

/** The headers of a packed thing in one form, with what the form adds. */
function headersOfForm({ sizes }, headers, form) {
  const length = ['Content-Length', String(sizes[form])]
  return flat([...headers, ...(form === 'identity' ? [] : [['Content-Encoding', form]]), length])
}

const withoutBody = (headers) => flat(headers.filter(([name]) => !bodiless.has(name.toLowerCase())))

/**
 * A packed thing that can be sent: its headers are written once for each form, when it is first asked for.
 * @param {import('./load.mjs').Packed} packed @param {[string, string][]} headers
 */
export function sendable(packed, headers) {
  const { ETag: etag, 'Last-Modified': lastModified } = Object.fromEntries(headers)
  const ready = {}
  const headersOf = (form) => (ready[form] ??= headersOfForm(packed, headers, form))
  const unchanged = () => (ready.unchanged ??= withoutBody(headers))
  return { packed, etag, lastModified, headersOf, unchanged }
}

/** Weak comparison, RFC 9110, 8.8.3.2; of the tags that a browser holds. */
const bare = (tag) => tag.trim().replace(/^W\//, '')
const holds = (held, etag) => held === etag || held.split(',').some((tag) => bare(tag) === bare(etag))

/** Whether the visitor's browser has it already; undefined where Next is to be asked. */
function isHeld({ headers }, { etag, lastModified }) {
  const held = headers['if-none-match']
  // The other times are Next's (usual.mjs); for a page it never looks at Cache-Control, for a file it does.
  if (held === undefined) return headers['if-modified-since'] !== undefined
  if (held === '*' || (lastModified !== undefined && headers['cache-control'] !== undefined)) return undefined
  return holds(held, etag)
}

/** Which form is sent; 'unusual' where Next is to be asked. */
function formFor({ method, headers }, { sizes }) {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return 'identity'
  const form = acceptedForm(accepted)
  // Next says of a HEAD what the page is without compression.
  if (form === 'unusual' || method === 'GET') return form in sizes || form === 'unusual' ? form : 'identity'
  return 'identity'
}

/**
 * Sends a packed thing. @returns {boolean} false where nothing was sent, and Next is to be asked
 * @param {(headers: string[]) => string[]} [change] what is different in the headers of this answer
 */
export function send(request, response, thing, read, change) {
  const held = isHeld(request, thing)
  if (held === undefined) return false
  const form = formFor(request, thing.packed)
  if (form === 'unusual') return false
  const headers = held ? thing.unchanged() : thing.headersOf(form)
  const all = change === undefined ? headers : change(headers)
  if (held || request.method === 'HEAD') {
    response.writeHead(held ? 304 : 200, all)
    response.end()
    return true
  }
  const body = read(thing.packed.name, form)
  // Somebody is building anew where this process still serves the build before.
  if (body.length !== thing.packed.sizes[form]) return false
  response.writeHead(200, all)
  response.end(body)
  return true
}
