/** @jest-environment jsdom */
import { requestPosition } from './request-position'

type Succeed = (position: { coords: { latitude: number; longitude: number } }) => void
type Fail = (error: { code: number; message: string }) => void

function browserWith(getCurrentPosition: (succeed: Succeed, fail: Fail, options?: PositionOptions) => void) {
  const ask = jest.fn(getCurrentPosition)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } })
  return ask
}

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

test('a visitor in Visalia is local, 20 miles away', async () => {
  browserWith((succeed) => succeed({ coords: { latitude: 36.3302, longitude: -119.2921 } }))
  expect(await requestPosition()).toEqual({
    ok: true,
    isLocal: true,
    distance: 20,
    position: { lat: 36.3302, lng: -119.2921 },
  })
})

test('a visitor in Chicago is remote, 1748 miles away', async () => {
  browserWith((succeed) => succeed({ coords: { latitude: 41.8781, longitude: -87.6298 } }))
  expect(await requestPosition()).toMatchObject({ ok: true, isLocal: false, distance: 1748 })
})

test('asks once, with low accuracy, an 8-second timeout and a maximum age of 5 minutes', async () => {
  const ask = browserWith((succeed) => succeed({ coords: { latitude: 0, longitude: 0 } }))
  await requestPosition()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: false, timeout: 8000, maximumAge: 300000 })
})

test.each([
  [1, 'User denied Geolocation'],
  [2, 'Position unavailable'],
  [3, 'Timeout expired'],
])('error code %d resolves with its reason', async (code, message) => {
  browserWith((_succeed, fail) => fail({ code, message }))
  expect(await requestPosition()).toEqual({ ok: false, reason: message })
})

test('resolves if the browser does not support geolocation', async () => {
  expect(await requestPosition()).toEqual({ ok: false, reason: 'not supported' })
})

test('once aborted, resolves without waiting for the browser and ignores its answer', async () => {
  const question = new AbortController()
  let succeed: Succeed = () => undefined
  browserWith((given) => {
    succeed = given
  })
  const found = requestPosition(question.signal)
  question.abort()
  succeed({ coords: { latitude: 36.3302, longitude: -119.2921 } })
  expect(await found).toEqual({ ok: false, reason: 'withdrawn' })
})

test('does not ask if already aborted', async () => {
  const ask = browserWith((succeed) => succeed({ coords: { latitude: 36.3302, longitude: -119.2921 } }))
  expect(await requestPosition(AbortSignal.abort())).toEqual({ ok: false, reason: 'withdrawn' })
  expect(ask).not.toHaveBeenCalled()
})
