import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UsageError } from '@/lib/command/main'

/**
 * Listens on a port and resolves to its number; 0 picks any free one.
 * @param host the address to listen on, all of the machine's by default.
 * @throws UsageError if the port cannot be opened.
 */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start (PORT=0 picks a free one)`
      reject(new UsageError(error.code === 'EADDRINUSE' ? inUse : `Port ${port}: ${error.message}`))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** The first free port from this number up. */
export async function freePortFrom(port: number): Promise<number> {
  const probe = createServer()
  try {
    return await listen(probe, port)
  } catch {
    return freePortFrom(port + 1)
  } finally {
    probe.close()
  }
}
