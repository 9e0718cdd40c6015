import type * as LookUp from './look-up'

const request = jest.spyOn(globalThis, 'fetch')
const warn = jest.spyOn(console, 'warn').mockImplementation()
const error = jest.spyOn(console, 'error').mockImplementation()

/** The module as a freshly loaded page gets it. */
async function freshPage() {
  let page!: typeof LookUp
  await jest.isolateModulesAsync(async () => {
    page = await import('./look-up')
  })
  return page.lookUpLocality
}

beforeEach(() => jest.resetAllMocks())
afterAll(() => jest.restoreAllMocks())

test('requests GET /api/geolocation, bypassing caches, and returns its response', async () => {
  request.mockResolvedValue(Response.json({ success: true, isLocal: true, distance: 20 }))
  const lookUp = await freshPage()
  expect(await lookUp()).toEqual({ success: true, isLocal: true, distance: 20 })
  const [address, options] = request.mock.calls[0] ?? []
  expect(address).toBe('/api/geolocation')
  expect(options?.method ?? 'GET').toBe('GET')
  expect(options?.cache).toBe('no-store')
  expect(warn).not.toHaveBeenCalled()
})

test('sends one request per page load, however often it is called', async () => {
  request.mockResolvedValue(Response.json({ success: true, isLocal: false, distance: 1748 }))
  const lookUp = await freshPage()
  const answers = [...(await Promise.all([lookUp(), lookUp()])), await lookUp()]
  expect(answers).toEqual(Array(3).fill({ success: true, isLocal: false, distance: 1748 }))
  expect(request).toHaveBeenCalledTimes(1)
})

test('the next page load sends another request', async () => {
  request.mockImplementation(async () => Response.json({ success: true, isLocal: true, distance: 20 }))
  for (const _load of ['first', 'second']) await (await freshPage())()
  expect(request).toHaveBeenCalledTimes(2)
})

test.each([
  ['no success', () => Response.json({ success: false })],
  ['an answer without a distance', () => Response.json({ success: true, isLocal: true })],
  [
    'an answer with words for values',
    () => Response.json({ success: 'true', isLocal: 'true', distance: '20' }),
  ],
  [
    'a good answer with status 503',
    () => Response.json({ success: true, isLocal: true, distance: 20 }, { status: 503 }),
  ],
  ['a page instead of JSON', () => new Response('<!doctype html>')],
  ['an empty answer', () => new Response('')],
])('%s: null, with one warning and no error', async (_name, response) => {
  request.mockImplementation(async () => response())
  const lookUp = await freshPage()
  expect(await lookUp()).toBeNull()
  expect(await lookUp()).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(error).not.toHaveBeenCalled()
})

test('network failure: null, with one warning that includes the cause', async () => {
  const cause = new TypeError('Failed to fetch')
  request.mockRejectedValue(cause)
  expect(await (await freshPage())()).toBeNull()
  expect(warn.mock.calls).toEqual([[expect.any(String), cause]])
  expect(error).not.toHaveBeenCalled()
})

test('times out after five seconds', async () => {
  const limit = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  request.mockImplementation(
    (_address, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
      ),
  )
  const answer = (await freshPage())()
  expect(timeout).toHaveBeenCalledWith(5000)
  limit.abort()
  expect(await answer).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})
