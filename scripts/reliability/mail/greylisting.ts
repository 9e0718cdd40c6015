import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A policy service for Postfix that tells everyone to come back later, until it is satisfied. */
export async function startGreylisting() {
  let isActive = false
  const server = createServer((socket) => {
    let asked = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      asked += chunk.toString()
      // A question ends with an empty line.
      if (!asked.endsWith('\n\n')) return
      asked = ''
      socket.write(`action=${isActive ? 'DEFER_IF_PERMIT Greylisted, come again later' : 'DUNNO'}\n\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    set(active: boolean): void {
      isActive = active
    },
    close: () => server.close(),
  }
}
