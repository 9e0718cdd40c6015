import { AsyncLocalStorage } from 'node:async_hooks'

/** lib/http/client-address.ts reads it: the one address that no header can forge. */
const socketOfRequest = (globalThis[Symbol.for('hanford.socket')] ??= new AsyncLocalStorage())

const addressOf = ({ visitorAddress, socket }) => visitorAddress ?? socket.remoteAddress

/** Calls `answer` so that all it calls, and whatever follows, knows who asks. */
export const withSocket = (request, answer, ...rest) =>
  socketOfRequest.run({ address: addressOf(request) }, answer, ...rest)
