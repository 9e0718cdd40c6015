import './lib/memory.mjs'
import { join } from 'node:path'
import { mailSettings, parseEnvironment, storeSettings } from '../lib/env.ts'
import { readBuild } from './lib/build.mjs'
import { loadEnvironmentFiles } from './lib/env-files.mjs'
import { createHttpServer, httpOptions } from './lib/http-server.mjs'
import { listen } from './lib/listen.mjs'
import { listenToOthers, passOn } from './lib/pass-on.mjs'
import { root } from './lib/paths.mjs'
import { processLog } from './lib/process-log.mjs'
import { main, Refusal } from './lib/run.mjs'
import { decideSiteUrl } from './lib/site-url.mjs'
import { stopOnSignals } from './lib/stop.mjs'
import { othersGone, ownWork, startWorkers, tellReady } from './lib/workers.mjs'

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

/**
 * The site in this process: the front, and Next for everything else.
 * @param {import('./lib/workers.mjs').Work} [work] where this process is one of several
 */
async function beSite({ PORT, FRONT }, log, work) {
  const ready = Promise.withResolvers()
  const { server, drain } = createHttpServer({ handlerReady: ready.promise, setting: FRONT, log })
  // First the port, then the rest: a taken one is told at once, and a free one is known to everything that follows.
  const port = await listen(server, PORT)
  process.env.PORT = String(port)
  if (work) await listenToOthers(server, work.passage, httpOptions)
  const app = await createNext(server, port)
  const gone = work && othersGone()
  stopOnSignals({ drain, close: async () => (await gone, await app.close()), log })
  ready.resolve(app.getRequestHandler())
  return port
}

/** One more front beside the site, which gets whatever is not in the pack. */
async function beFront({ PORT, FRONT }, log, work) {
  const handlerReady = Promise.resolve(passOn(work.passage))
  const { server, drain } = createHttpServer({ handlerReady, setting: FRONT, log, isPassing: true })
  const port = await listen(server, PORT)
  stopOnSignals({ drain, close: async () => {}, log })
  return port
}

async function beOneOfSeveral(count, log) {
  const workers = startWorkers(count, log)
  stopOnSignals({ drain: workers.end, close: async () => {}, log })
  return workers.ready()
}

async function serve() {
  process.env.NODE_ENV = 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  loadEnvironmentFiles()
  const build = readBuild()
  if (!build) throw new Refusal('There is no build here; `npm start` makes one, or `npm run build`.')
  const configuration = readConfiguration(build)
  const log = processLog(configuration.LOG_LEVEL)
  const work = ownWork()
  if (work) return tellReady(await (work.role === 'site' ? beSite : beFront)(configuration, log, work))
  const { WORKERS } = configuration
  const port = await (WORKERS > 1 ? beOneOfSeveral(WORKERS, log) : beSite(configuration, log))
  announce(port, build, parse())
}

await main(serve)
if (process.exitCode) process.exit()
