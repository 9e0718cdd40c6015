import { createWorker } from '@/lib/contact/delivery/worker.server'
import { logLines } from '@/lib/platform/log/testing/log-lines'

/** A delivery run that ends on demand. */
function controlledRuns() {
  const ends: (() => void)[] = []
  const deliver = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { deliver, end: () => ends.shift()?.() }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('runs once more if woken during a run, never twice at once', async () => {
  const { deliver, end } = controlledRuns()
  const worker = createWorker(deliver)
  const woken = worker.wake()
  void worker.wake()
  void worker.wake()
  await turn()
  expect(deliver).toHaveBeenCalledTimes(1)
  end()
  await turn()
  expect(deliver).toHaveBeenCalledTimes(2)
  end()
  await woken
  expect(deliver).toHaveBeenCalledTimes(2)
})

test('can be woken again after a run', async () => {
  const deliver = jest.fn(() => Promise.resolve())
  const worker = createWorker(deliver)
  await worker.wake()
  await worker.wake()
  expect(deliver).toHaveBeenCalledTimes(2)
})

test('runs at the start and then on a timer', async () => {
  const deliver = jest.fn(() => Promise.resolve())
  const worker = createWorker(deliver, 10)
  worker.start()
  while (deliver.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 5))
  await worker.stop()
})

test('logs a failed run without its message, and keeps running', async () => {
  const log = logLines()
  const failure = Object.assign(new Error('Jane Sample'), { code: 'ERR_SQLITE_ERROR' })
  const deliver = jest.fn(() => Promise.reject(failure))
  const worker = createWorker(deliver)
  await worker.wake()
  await worker.wake()
  expect(deliver).toHaveBeenCalledTimes(2)
  expect(log).toHaveLength(2)
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    msg: 'contact: delivery failed',
    err: { name: 'Error', code: 'ERR_SQLITE_ERROR' },
  })
  expect(log.join('')).not.toContain('Jane')
})

test('stop waits for the current delivery and prevents further ones', async () => {
  const { deliver, end } = controlledRuns()
  const worker = createWorker(deliver, 5)
  worker.start()
  await turn()
  let stopped = false
  const stopping = worker.stop().then(() => (stopped = true))
  await turn()
  expect(stopped).toBe(false)
  end()
  await stopping
  await worker.wake()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('tells the current run to stop', async () => {
  let asked: (() => boolean) | undefined
  const worker = createWorker((stopping) => {
    asked = stopping
    return Promise.resolve()
  })
  await worker.wake()
  expect(asked?.()).toBe(false)
  await worker.stop()
  expect(asked?.()).toBe(true)
})

test('does the upkeep after a delivery at the start, and then every minute', async () => {
  jest.useFakeTimers()
  const done: string[] = []
  const worker = createWorker(async () => done.push('deliver'))
  worker.start(async () => done.push('upkeep'))
  await jest.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['deliver', 'upkeep'])
  await jest.advanceTimersByTimeAsync(59_999)
  expect(done.filter((work) => work === 'upkeep')).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(5001)
  expect(done.filter((work) => work === 'upkeep')).toHaveLength(2)
  jest.useRealTimers()
  await worker.stop()
})
