import 'server-only'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/**
 * Watches one fetch call to learn whether it may have reached the server, because Resend's client doesn't
 * expose fetch errors. Assumes that it did unless Node reports otherwise.
 * @param mark a string that occurs only in this call's headers.
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
    /** Whether no connection was made, so that nothing was sent. */
    neverLeft: () => couldNotConnect && !wasWritten,
    stop() {
      unsubscribe('undici:client:connectError', onConnectError)
      unsubscribe('undici:client:sendHeaders', onHeaders)
    },
  }
}
