import { createServer } from 'node:http'
import { Refusal } from './run.mjs'

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
