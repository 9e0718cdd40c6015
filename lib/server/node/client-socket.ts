import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { oncePerProcess } from '@/lib/server/http/once-per-process'

type Store = AsyncLocalStorage<{ address: string | undefined }>

/** Read by lib/server/limits/client-address.ts: the one address that no header can forge. */
const store = oncePerProcess<Store>('socket', () => new AsyncLocalStorage())

/** Calls `handle` with the remote address of the connection available to everything it calls. */
export function withClientSocket<Result>({ socket }: IncomingMessage, handle: () => Result): Result {
  return store.run({ address: socket.remoteAddress }, handle)
}
