import { readFileSync } from 'node:fs'

/** For `startSite`: enables `retainedMegabytes` to inspect the process. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Resident memory of a process, as Linux reports it. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/**
 * Memory a process still holds after garbage collection. @param output its printed output, which contains the
 * inspector's URL
 */
export async function retainedMegabytes(output: string): Promise<number> {
  const [address = ''] = /ws:\/\/\S+/.exec(output) ?? []
  const inspector = new WebSocket(address)
  await new Promise((resolve) => inspector.addEventListener('open', resolve, { once: true }))
  const call = (id: number, method: string, params: object = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve) => {
      inspector.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id: number; result: { result?: { value?: number } } }
        if (message.id === id) resolve(message.result)
      })
      inspector.send(JSON.stringify({ id, method, params }))
    })
  await call(1, 'HeapProfiler.collectGarbage')
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external'
  const { result } = await call(2, 'Runtime.evaluate', { expression })
  inspector.close()
  return (result?.value ?? Number.NaN) / 1_000_000
}
