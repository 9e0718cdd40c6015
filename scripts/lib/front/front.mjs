import { hasProperHost } from '../front-door.mjs'
import { headersOfPage } from '../site-code.mjs'
import { send, sendable } from './send.mjs'
import { isUsual, isUsualQuery, remembered } from './usual.mjs'
import { choiceFor, presetCookie } from './visitor.mjs'

const isProperHost = remembered((host) => hasProperHost({ headers: { host } }))

/** One of each thing, in the two forms that its headers take. */
function once(make) {
  const made = new Map()
  return (thing, isHttps) => {
    const both = made.get(thing) ?? made.set(thing, {}).get(thing)
    return (both[isHttps] ??= make(thing, isHttps))
  }
}

const pageToSend = once((page, isHttps) => {
  const { path, segment, headers } = page
  const own = Object.entries(headersOfPage({ segment, path, isHttps }))
  // Where the list of its scripts cannot be read, it gets a nonce, which must be new each time.
  if (own.some(([, value]) => value.includes("'nonce-"))) return null
  return sendable(page, [...own, ...headers])
})

const fileToSend = once((file, isHttps) => sendable(file, isHttps ? file.secureHeaders : file.headers))

/**
 * Answers from what the build made ready, with what middleware.ts and Next would have answered (docs/decisions/0028).
 * @param {NonNullable<ReturnType<import('./load.mjs').loadPack>>} pack
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} says
 *   whether it has answered; everything else is Next's
 */
export function createFront({ pages, files, read }) {
  function answerPage(request, response, variants) {
    const choice = choiceFor(request)
    const page = choice && variants[choice.segment]
    const isHttps = request.headers['x-forwarded-proto'] === 'https'
    const thing = page && pageToSend(page, isHttps)
    if (!thing) return false
    if (!choice.preset) return send(request, response, thing, read)
    const cookie = ['Set-Cookie', presetCookie(choice.preset, isHttps)]
    return send(request, response, thing, read, (headers) => [...cookie, ...headers])
  }

  function answer(request, response) {
    const { url } = request
    const end = url.indexOf('?')
    const path = end === -1 ? url : url.slice(0, end)
    const query = end === -1 ? '' : url.slice(end)
    const variants = pages.get(path)
    const file = variants === undefined ? files.get(path) : undefined
    if (variants === undefined && file === undefined) return false
    const thing = file && fileToSend(file, request.headers['x-forwarded-proto'] === 'https')
    if (!isUsual(request, isProperHost, thing?.lastModified) || !isUsualQuery(query)) return false
    return thing ? send(request, response, thing, read) : answerPage(request, response, variants)
  }
  return (request, response) => {
    try {
      return answer(request, response)
    } catch (error) {
      if (response.headersSent) throw error
      // A file of the pack that is gone, or a place that cannot be looked up: Next says what there is to say.
      return false
    }
  }
}
