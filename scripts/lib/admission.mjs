import { monitorEventLoopDelay } from 'node:perf_hooks'
import { busyAnswer } from './busy-answer.mjs'
import { screen } from './front-door.mjs'
import { turnstile } from './turnstile.mjs'

/**
 * How many requests may wait and be worked on at once. The two calls that cost more have a share of their own each:
 * a crowd at one thing leaves the others alone.
 */
const shares = [
  { name: 'contact', covers: (path) => path === '/api/contact', most: 128, needsPlace: false },
  { name: 'assistant', covers: (path) => path === '/api/ai-assistant', most: 64, needsPlace: false },
  { name: 'pages', covers: () => true, most: 256, needsPlace: true },
].map((share) => ({ ...share, underWay: new Set(), refused: 0 }))

/** Watchers, and files that are only handed out, are never refused. */
const always = /^\/(?:healthz|readyz|offline-worker\.js)$|^\/(?:_next\/static|pictures|icons|forms|videos)\//

/** A body that is still on its way costs nothing yet; slow senders must not take the places of others. */
const isFull = ({ underWay, most }) =>
  underWay.size >= most && [...underWay].filter((request) => request.complete).length >= most

const reportEveryMs = 10_000
const milliseconds = (nanoseconds) => Math.round(nanoseconds / 1e6)

/** Every ten seconds what was going on: a warning if somebody was sent away, else for LOG_LEVEL=debug. */
function reportLoad(log) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const report = () => {
    const refused = Object.fromEntries(shares.map((share) => [share.name, share.refused]))
    const underWay = Object.fromEntries(shares.map((share) => [share.name, share.underWay.size]))
    const loopDelayMs = { p50: milliseconds(delay.percentile(50)), p99: milliseconds(delay.percentile(99)) }
    const isBusy = shares.some((share) => share.refused > 0)
    log[isBusy ? 'warn' : 'debug']({ refused, underWay, loopDelayMs }, 'load')
    for (const share of shares) share.refused = 0
    delay.reset()
  }
  setInterval(report, reportEveryMs).unref()
}

/**
 * Lets a bounded number of requests through to the site. The rest is told at once to come back in a moment: behind
 * a queue that grows everybody waits, and nobody is served.
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Handler
 * @param {import('node:http').Server} server
 * @param {Handler} handle
 * @param {import('pino').Logger} log
 * @returns {Handler} what is to be called for each request
 */
export function admission(server, handle, log) {
  const { arrival, enter } = turnstile()
  reportLoad(log)
  server.on('connection', arrival)
  return (request, response) => {
    arrival()
    if (!screen(request, response)) return
    const path = request.url.split('?', 1)[0]
    if (always.test(path)) return handle(request, response)
    const share = shares.find(({ covers }) => covers(path))
    if (isFull(share)) {
      share.refused += 1
      return busyAnswer(request, response)
    }
    share.underWay.add(request)
    response.once('close', () => share.underWay.delete(request))
    enter({ response, start: () => handle(request, response), needsPlace: share.needsPlace })
  }
}
