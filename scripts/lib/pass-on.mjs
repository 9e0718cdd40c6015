import { Agent, createServer, request as ask } from 'node:http'
import { busyAnswer } from './busy-answer.mjs'
import { screen } from './front-door.mjs'

/** Only what comes through the passage is believed it: in from the street it is taken off. */
const addressHeader = 'x-spine-visitor-address'

/** They speak of one connection alone. */
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'expect',
])

/** @param {string[]} raw @param {Set<string>} unwanted */
function without(raw, unwanted) {
  const kept = []
  for (let index = 0; index < raw.length; index += 2)
    if (!unwanted.has(raw[index].toLowerCase())) kept.push(raw[index], raw[index + 1])
  return kept
}

const unsent = new Set([...ofOneConnection, addressHeader])

/**
 * Hands requests to the process that is the site, and its answers back.
 * @param {string} passage the socket on which it listens
 */
export function passOn(passage) {
  const agent = new Agent({ keepAlive: true })
  return (request, response) => {
    const { method, url: path, rawHeaders, socket } = request
    const headers = [...without(rawHeaders, unsent), addressHeader, socket.remoteAddress ?? '']
    if (request.headers['transfer-encoding'] !== undefined) headers.push('Transfer-Encoding', 'chunked')
    const passed = ask({ socketPath: passage, agent, method, path, headers, setHost: false })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode, without(answer.rawHeaders, ofOneConnection))
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    passed.on('error', () => {
      // The site is starting anew.
      if (response.headersSent) response.destroy()
      else if (screen(request, response)) busyAnswer(request, response)
    })
    response.once('close', () => passed.destroy())
    request.pipe(passed)
  }
}

/** Whoever passes on has looked at the clock already, and adds a header. */
const innerOptions = { headersTimeout: 0, requestTimeout: 0, maxHeaderSize: 32_768 }

/**
 * Hears what others pass on, as if it had come to `server`.
 * @param {import('node:http').Server} server @param {import('node:http').ServerOptions} options
 */
export function listenToOthers(server, passage, options) {
  const inner = createServer({ ...options, ...innerOptions }, (request, response) => {
    request.visitorAddress = request.headers[addressHeader]
    delete request.headers[addressHeader]
    server.emit('request', request, response)
  })
  return new Promise((done) => inner.listen(passage, done))
}
