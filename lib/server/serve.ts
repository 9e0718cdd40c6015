import { join } from 'node:path'
import type { Server } from 'node:http'
import { readBuildStamp, type BuildStamp } from '@/lib/build/build-stamp'
import { loadEnvironmentFiles } from '@/lib/command/env-files'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'
import { currentCommit } from '@/lib/command/run'
import { mailSettings, parseEnvironment, storeSettings, type Environment } from '@/lib/platform/env'
import { launchRefusals, refusalsFor } from '@/lib/platform/launch-refusals'
import { connectionSettings } from '@/lib/platform/database/connection-settings.server'
import { createHttpServer, type NextHandler } from '@/lib/server/node/http-server'
import { listen } from '@/lib/server/node/listen'
import { startProcessLog } from '@/lib/platform/log/process-log'
import { decideSiteUrl } from '@/lib/platform/site-url'
import { stopOnSignals } from '@/lib/server/node/stop'

/** @throws UsageError naming the invalid variable. */
function readConfiguration(): Environment {
  try {
    const configuration = parseEnvironment(process.env)
    // The site checks these too, but only after the server has reported that it is ready.
    mailSettings(configuration)
    storeSettings(configuration)
    if (configuration.DATABASE_URL !== undefined) connectionSettings(configuration.DATABASE_URL)
    return configuration
  } catch (error) {
    // The message says it all; a stack trace would only bury it.
    throw new UsageError((error as Error).message)
  }
}

function setSiteUrl(build: BuildStamp): void {
  const decision = decideSiteUrl(process.env.SITE_URL, build)
  if ('refusal' in decision) throw new UsageError(decision.refusal)
  if (decision.siteUrl) process.env.SITE_URL = decision.siteUrl
}

function warnAboutOldBuild({ commit: built }: BuildStamp): void {
  const now = currentCommit()
  if (!built || !now || built === now) return
  const [older, newer] = [built, now].map((commit) => commit.slice(0, 7))
  console.log(
    `The build (${older}) is from a different commit than the source (${newer}); \`npm run build\` updates it.`,
  )
}

/** Imported late, because Next.js reads NODE_ENV and PORT when it loads. */
async function startNext(server: Server, port: number) {
  const { default: next } = await import('next')
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: server })
  await app.prepare()
  return app
}

/** Loads what search and assistant need for their first visitor, which takes seconds: indexes and classifiers. */
async function warmUp(origin: string): Promise<void> {
  const question = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Never sent to a model.
    body: JSON.stringify({ message: 'What are your hours?' }),
  }
  await (await fetch(`${origin}/search?q=back+pain`)).text()
  await (await fetch(`${origin}/api/ai-assistant`, question)).text()
}

/** For people who start the server by hand. Bypasses the console, which the log has replaced by now. */
function announce(port: number, { siteUrl }: BuildStamp, configuration: Environment): void {
  const { MAIL_TRANSPORT, DATA_DIR } = configuration
  const mail =
    MAIL_TRANSPORT === 'file' ? `written to ${join(DATA_DIR, 'mail')}, not sent` : `sent by ${MAIL_TRANSPORT}`
  const closed = refusalsFor(configuration).map(
    (name) => `  Form:  closed. ${launchRefusals[name].message}\n`,
  )
  process.stdout.write(
    `Ready: http://localhost:${port}\n  Site:  ${siteUrl}\n  Data:  ${DATA_DIR}\n  Mail:  ${mail}\n${closed.join('')}`,
  )
}

/**
 * Serves the existing build until a signal ends the process.
 * @throws UsageError if there is no build, or the configuration is invalid.
 */
export async function serve(): Promise<void> {
  loadEnvironmentFiles()
  const build = readBuildStamp()
  if (!build) throw new UsageError('There is no build. Run `npm start` or `npm run build`.')
  setSiteUrl(build)
  const configuration = readConfiguration()
  warnAboutOldBuild(build)
  const log = startProcessLog(configuration.LOG_LEVEL)
  const nextReady = Promise.withResolvers<NextHandler>()
  const { server, drain, setReady } = createHttpServer(
    nextReady.promise,
    { hops: configuration.TRUSTED_PROXY_HOPS, isFormClosed: refusalsFor(configuration).length > 0 },
    log,
  )
  // Listen first, so that a port conflict is reported immediately and PORT=0 is resolved for everything that
  // follows.
  const port = await listen(server, configuration.PORT, configuration.HOST)
  process.env.PORT = String(port)
  const app = await startNext(server, port)
  stopOnSignals(async (deadline) => {
    await drain(deadline)
    await app.close()
  }, log)
  nextReady.resolve(app.getRequestHandler())
  announce(port, build, readConfiguration())
  const { HOST } = configuration
  await warmUp(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`).catch((err: unknown) =>
    log.warn({ err }, 'warming up failed'),
  )
  setReady()
}
