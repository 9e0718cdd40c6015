import { oncePerProcess } from '@/lib/server/http/once-per-process'

/**
 * Whether this process has been told to end. lib/server/node/stop.ts says so;
 * on hosts that end processes by themselves nobody does.
 */
export function isStopping(): boolean {
  return oncePerProcess<{ since?: number }>('stopping', () => ({})).since !== undefined
}
