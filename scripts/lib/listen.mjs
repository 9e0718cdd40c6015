import { createServer } from 'node:http'
import { Refusal, signals } from './run.mjs'

/**
 * Opens the port; 0 takes any free one.
 * @param {import('node:http').Server} server @param {number} port @returns {Promise<number>} the port it got
 */
export function listen(server, port) {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const taken = `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start (PORT=0: any free one)`
      fail(error.code === 'EADDRINUSE' ? new Refusal(taken) : new Refusal(`Port ${port}: ${error.message}`))
    })
    server.listen(port, () => done(server.address().port))
  })
}

const patience = 10_000
/** Ctrl-C reaches us from the terminal, from npm and from start.mjs: within this time they are one signal. */
const sameSignal = 500

/** Requests under way end on their own, new ones are not accepted; what is not done in time is cut off. */
async function drain(server, close) {
  const deadline = setTimeout(() => server.closeAllConnections(), patience - 500)
  const idle = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((done) => server.close(done))
  clearInterval(idle)
  clearTimeout(deadline)
  await close()
}

/**
 * Ends the process on a signal, or when the process that started it is gone; a second signal ends it at once.
 * @param {import('node:http').Server} server @param {() => Promise<void>} close what to end after the last request
 */
export function stopOnSignals(server, close) {
  let since
  const stop = (signal) => {
    if (since) return Date.now() - since > sameSignal && process.exit(130)
    since = Date.now()
    console.log(`${signal}: finishing what is under way...`)
    setTimeout(() => process.exit(0), patience).unref()
    drain(server, close).then(
      () => process.exit(0),
      (error) => (console.error(error), process.exit(1)),
    )
  }
  for (const signal of signals) process.on(signal, () => stop(signal))
  process.once('disconnect', () => stop('The starting process is gone'))
}

/** The first free port from this one on. @param {number} port @returns {Promise<number>} */
export async function portFrom(port) {
  const probe = createServer()
  try {
    return await listen(probe, port)
  } catch {
    return portFrom(port + 1)
  } finally {
    probe.close()
  }
}
