import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * Watches one call of Node's fetch, whose errors Resend's client does not pass on, for whether it can have arrived.
 * Without a word from Node the answer is yes.
 * @param mark a text that stands in the call's headers and in no other's.
 */
export function watchCall(url: URL, mark: string) {
  let couldNotConnect = false
  let wasWritten = false
  const onConnectError = (message: unknown) => {
    const { connectParams } = message as { connectParams?: { hostname?: string } }
    couldNotConnect ||= connectParams?.hostname === url.hostname
  }
  const onHeaders = (message: unknown) => {
    wasWritten ||= JSON.stringify((message as { headers?: unknown }).headers ?? '').includes(mark)
  }
  subscribe('undici:client:connectError', onConnectError)
  subscribe('undici:client:sendHeaders', onHeaders)
  return {
    /** Whether there was no connection, so that nothing of the call has left this machine. */
    neverLeft: () => couldNotConnect && !wasWritten,
    stop() {
      unsubscribe('undici:client:connectError', onConnectError)
      unsubscribe('undici:client:sendHeaders', onHeaders)
    },
  }
}
