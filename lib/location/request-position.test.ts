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

test('asks once, with low accuracy, 8 seconds and a position up to 5 minutes old', async () => {
  const ask = browserWith((succeed) => succeed({ coords: { latitude: 0, longitude: 0 } }))
  await requestPosition()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: false, timeout: 8000, maximumAge: 300000 })
})

test.each([
  [1, 'User denied Geolocation'],
  [2, 'Position unavailable'],
  [3, 'Timeout expired'],
])('an error with code %d is an answer, with its reason', async (code, message) => {
  browserWith((_succeed, fail) => fail({ code, message }))
  expect(await requestPosition()).toEqual({ ok: false, reason: message })
})

test('a browser that knows no positions is an answer too', async () => {
  expect(await requestPosition()).toEqual({ ok: false, reason: 'not supported' })
})

test('once the question is withdrawn, the answer does not wait for the browser, nor hear it', async () => {
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

test('a question that was withdrawn before it was asked is not asked', async () => {
  const ask = browserWith((succeed) => succeed({ coords: { latitude: 36.3302, longitude: -119.2921 } }))
  expect(await requestPosition(AbortSignal.abort())).toEqual({ ok: false, reason: 'withdrawn' })
  expect(ask).not.toHaveBeenCalled()
})
