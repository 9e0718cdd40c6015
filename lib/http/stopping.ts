import { oncePerProcess } from '@/lib/http/once-per-process'

/**
 * Whether this process has been told to end. scripts/lib/stop.mjs says so in globalThis[Symbol.for('hanford.stopping')];
 * on hosts that end processes by themselves nobody does.
 */
export function isStopping(): boolean {
  return oncePerProcess<{ since?: number }>('stopping', () => ({})).since !== undefined
}
