import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { mailSettings, parseEnvironment, storeSettings } from '../lib/env.ts'
import { admit } from './lib/admission.mjs'
import { readBuild } from './lib/build.mjs'
import { drainable } from './lib/drain.mjs'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { answerFailure, guard } from './lib/front-door.mjs'
import { listen } from './lib/listen.mjs'
import { root } from './lib/paths.mjs'
import { processLog } from './lib/process-log.mjs'
import { main, Refusal } from './lib/run.mjs'
import { decideSiteUrl } from './lib/site-url.mjs'
import { stopOnSignals } from './lib/stop.mjs'

/** lib/http/client-address.ts reads it: the one address that no header can forge. */
const socketOfRequest = (globalThis[Symbol.for('hanford.socket')] ??= new AsyncLocalStorage())

function readConfiguration(build) {
  const configuration = parse()
  const decision = decideSiteUrl(process.env.SITE_URL, build)
  if ('refusal' in decision) throw new Refusal(decision.refusal)
  if (decision.siteUrl) process.env.SITE_URL = decision.siteUrl
  return configuration
}

function parse() {
  try {
    const configuration = parseEnvironment(process.env)
    // The site asks for these, too, but only after we have said that it is ready.
    mailSettings(configuration)
    storeSettings(configuration)
    return configuration
  } catch (error) {
    // lib/env.ts names the variable and what is wrong with it; a stack would only bury that.
    throw new Refusal(error.message)
  }
}

const httpOptions = {
  headersTimeout: 15_000,
  // With the check, a body that has not arrived within 30 seconds is refused.
  requestTimeout: 29_000,
  connectionsCheckingInterval: 500,
  // Longer than the minute after which the usual proxies let go of an idle connection.
  keepAliveTimeout: 65_000,
  // There are no web sockets here; Next would leave such a connection open and unanswered.
  shouldUpgradeCallback: () => false,
  requireHostHeader: false,
}

/** @param {Promise<import('next').RequestHandler>} handlerReady @param {import('pino').Logger} log */
function createHttpServer(handlerReady, log) {
  const server = createServer(httpOptions)
  const answer = async (request, response) => {
    try {
      const handle = await handlerReady
      await handle(request, response)
    } catch (err) {
      log.error({ err }, 'a request failed outside of its route')
      answerFailure(response)
    }
  }
  const answerWithSocket = (request, response) =>
    socketOfRequest.run({ address: request.socket.remoteAddress }, answer, request, response)
  guard(server)
  admit(server, answerWithSocket, log)
  return server
}

/** Next's handler, in this process. Imported late: it reads NODE_ENV and PORT as it loads. */
async function createNext(server, port) {
  const { default: next } = await import('next')
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: server })
  await app.prepare()
  return app
}

/** For who starts it by hand; written past the console, which belongs to the log by now. */
function announce(port, { siteUrl }, { MAIL_TRANSPORT, DATA_DIR }) {
  const mail =
    MAIL_TRANSPORT === 'file' ? `written to ${join(DATA_DIR, 'mail')}, not sent` : `sent by ${MAIL_TRANSPORT}`
  process.stdout.write(
    `Ready: http://localhost:${port}\n  Site:  ${siteUrl}\n  Data:  ${DATA_DIR}\n  Mail:  ${mail}\n`,
  )
}

async function serve() {
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  loadEnvironmentFiles()
  const build = readBuild()
  if (!build) throw new Refusal('There is no build here; `npm start` makes one, or `npm run build`.')
  const { PORT, LOG_LEVEL } = readConfiguration(build)
  const log = processLog(LOG_LEVEL)
  const ready = Promise.withResolvers()
  const server = createHttpServer(ready.promise, log)
  const drain = drainable(server)
  // First the port, then the rest: a taken one is told at once, and a free one is known to everything that follows.
  const port = await listen(server, PORT)
  process.env.PORT = String(port)
  const app = await createNext(server, port)
  stopOnSignals({ drain, close: () => app.close(), log })
  ready.resolve(app.getRequestHandler())
  announce(port, build, parse())
}

await main(serve)
if (process.exitCode) process.exit()
