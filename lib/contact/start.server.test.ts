import { logLines } from '@/lib/platform/log/testing/log-lines'
import { deliveryWorker } from '@/lib/contact/delivery/worker.server'
import { startContact } from '@/lib/contact/start.server'
import { contactStore } from '@/lib/contact/store/contact-store.server'
import { visitsSince } from '@/lib/contact/store/visits.server'
import { temporaryFolders } from '@/lib/contact/testing/temporary-folders'
import { addVisits } from '@/lib/platform/visits'

process.env.DATA_DIR = temporaryFolders()()

afterEach(() => jest.restoreAllMocks())

test("exits on an invalid configuration and prints the variable's name", async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited')
  })
  process.env.MAIL_TRANSPORT = 'smtp'
  await jest.isolateModulesAsync(async () => {
    const { startContact: start } = await import('@/lib/contact/start.server')
    expect(() => start()).toThrow('exited')
  })
  delete process.env.MAIL_TRANSPORT
  expect(exit).toHaveBeenCalledWith(1)
  expect(log.mock.calls.flat().join()).toMatch(/CONTACT_TO/)
})

test('starts the worker, and on SIGTERM stops it and lets the signal end the process', async () => {
  const worker = deliveryWorker()
  const start = jest.spyOn(worker, 'start').mockImplementation(() => {})
  const stop = jest.spyOn(worker, 'stop')
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => true)
  const listen = jest.spyOn(process, 'once').mockReturnThis()
  startContact()
  expect(start).toHaveBeenCalledTimes(1)
  expect(listen).toHaveBeenCalledWith('SIGTERM', expect.any(Function))
  ;(listen.mock.calls[0]?.[1] as () => void)()
  await new Promise((resolve) => setImmediate(resolve))
  expect(stop).toHaveBeenCalledTimes(1)
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTERM')
})

test('each minute, what was counted is kept', async () => {
  const worker = deliveryWorker()
  const start = jest.spyOn(worker, 'start').mockImplementation(() => {})
  jest.spyOn(process, 'once').mockReturnThis()
  startContact()
  addVisits([['/about', 2]])
  await start.mock.calls[0]![0]!(() => false)
  const { db } = await contactStore()
  expect(await visitsSince(db, '')).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, page: '/about', count: 2 },
  ])
})

test.each([
  ['', 1],
  ['?sslmode=verify-full', 0],
])('warns of a database on another machine without TLS: %j', async (options, count) => {
  process.env.DATABASE_URL = `postgres://site:canary@db.example.com/spine${options}`
  process.env.REQUESTS_KEY = Buffer.alloc(32, 7).toString('base64')
  const lines = logLines()
  await jest.isolateModulesAsync(async () => {
    const { startContact: start } = await import('@/lib/contact/start.server')
    const { deliveryWorker: worker } = await import('@/lib/contact/delivery/worker.server')
    jest.spyOn(worker(), 'start').mockImplementation(() => {})
    jest.spyOn(process, 'once').mockReturnThis()
    start()
  })
  delete process.env.DATABASE_URL
  delete process.env.REQUESTS_KEY
  // The next test gets its own.
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('hanford.postgres-pool')]
  expect(lines.filter((line) => line.includes('is not protected'))).toHaveLength(count)
  expect(lines.join()).not.toContain('canary')
})
