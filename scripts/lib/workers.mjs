import cluster from 'node:cluster'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from './run.mjs'

const pauseBeforeAnother = 1_000

/**
 * One worker is the site; the others answer from the pack alone and pass everything else on to it (pass-on.mjs). So what must
 * be counted or done once, such as limits and the delivery of mail, is, however many workers there are.
 * @typedef {{ role: 'site' | 'front', passage: string }} Work passage: the socket on which the site listens to the others
 */
const roleVariable = 'SPINE_WORKER_ROLE'
const passageVariable = 'SPINE_WORKER_PASSAGE'

/** What this process is to do as a worker; undefined where it is none. @returns {Work | undefined} */
export function ownWork() {
  if (!cluster.isWorker) return undefined
  return { role: process.env[roleVariable], passage: process.env[passageVariable] }
}

/** Tells the process that started the workers. */
export const tellReady = (port) => void process.send({ port })

/** Settles once every other worker has ended: only then is nothing more passed on to the site. */
export const othersGone = () =>
  new Promise((done) => process.on('message', (message) => message === 'alone' && done()))

/**
 * Starts the workers, and another one for each that ends by itself.
 * @param {number} count @param {import('pino').Logger} log
 */
export function startWorkers(count, log) {
  const folder = mkdtempSync(join(tmpdir(), 'spine-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const passage = join(folder, 'site.sock')
  const running = new Map()
  let leaving = false
  const gone = Promise.withResolvers()

  function start(role) {
    const worker = cluster.fork({ [roleVariable]: role, [passageVariable]: passage })
    running.set(worker, role)
    return new Promise((ready, fail) => {
      worker.on('message', ({ port }) => ready(port))
      worker.once('exit', (code) => {
        running.delete(worker)
        // Whatever was wrong, the worker has said it.
        fail(new Refusal(`The process that is the ${role} did not start.`))
        if (leaving) return told()
        log.error({ role, code }, 'a worker ended by itself')
        setTimeout(() => leaving || start(role).catch(() => {}), pauseBeforeAnother)
      })
    })
  }

  function told() {
    const left = [...running.values()]
    if (left.length === 0) return gone.resolve()
    if (!left.includes('front')) for (const worker of running.keys()) worker.send('alone', () => {})
  }

  return {
    /** @returns {Promise<number>} the port, once all are there */
    async ready() {
      const roles = ['site', ...Array(count - 1).fill('front')]
      try {
        const [port] = await Promise.all(roles.map(start))
        return port
      } catch (error) {
        leaving = true
        for (const worker of running.keys()) worker.process.kill('SIGTERM')
        throw error
      }
    },
    async end() {
      leaving = true
      for (const worker of running.keys()) worker.process.kill('SIGTERM')
      told()
      await gone.promise
    },
  }
}
