/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { latestAnswer, LocationProvider, useLocation } from './location-provider'

const answerOfTheCall = jest.fn(async () => ({ success: true, isLocal: false, distance: 1748 }))
jest.mock('../../../lib/variant/location/look-up', () => ({ lookUpLocality: () => answerOfTheCall() }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom can't load pages: it logs an error when asked to reload.
const complaints = jest.spyOn(console, 'error').mockImplementation()
const reloads = () => complaints.mock.calls.filter(([said]) => String(said).includes('navigation')).length
const warn = jest.spyOn(console, 'warn').mockImplementation()

type Succeed = (position: { coords: { latitude: number; longitude: number } }) => void
/** Answers the position request once it has been made. */
let asked: Promise<Succeed>

function browserKnowsPositions() {
  const question = Promise.withResolvers<Succeed>()
  asked = question.promise
  const getCurrentPosition = (given: Succeed) => question.resolve(given)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

const visalia = { coords: { latitude: 36.3302, longitude: -119.2921 } }
const record = (isLocal: boolean) =>
  JSON.stringify({ isLocal, timestamp: Date.now(), distance: isLocal ? 25 : 2500 })

let root: Root
let location: ReturnType<typeof useLocation>

function Reader() {
  const read = useLocation()
  // Reads the context as a page would: only after rendering.
  return <output ref={() => void (location = read)} />
}

async function show(mode: 'local' | 'remote' | 'unknown') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <LocationProvider variant={mode}>
        <Reader />
      </LocationProvider>,
    ),
  )
}

const hear = (event: Event) => act(async () => void window.dispatchEvent(event))
const cameBack = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

beforeEach(() => {
  localStorage.clear()
  latestAnswer.current = null
  document.cookie = 'visitor-mode=; Max-Age=0; Path=/'
  jest.clearAllMocks()
  jest.useFakeTimers()
  browserKnowsPositions()
})
afterEach(() => {
  act(() => root.unmount())
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'geolocation')
})

test('stores a granted position and reloads the page after 100 ms', async () => {
  await show('remote')
  const request = location.requestLocation()
  await act(async () => {
    ;(await asked)(visalia)
    expect(await request).toBe(true)
  })
  expect(JSON.parse(localStorage.getItem('isLocalUser') ?? '')).toMatchObject({ isLocal: true, distance: 20 })
  expect(document.cookie).toBe('visitor-mode=local')
  jest.advanceTimersByTime(99)
  expect(reloads()).toBe(0)
  jest.advanceTimersByTime(1)
  expect(reloads()).toBe(1)
})

test('ignores a position that arrives after the request was aborted', async () => {
  await show('remote')
  const before = localStorage.getItem('isLocalUser')
  const question = new AbortController()
  const request = location.requestLocation(500, question.signal)
  const succeed = await asked
  question.abort()
  succeed(visalia)
  expect(await request).toBe(false)
  jest.advanceTimersByTime(10_000)
  expect(localStorage.getItem('isLocalUser')).toBe(before)
  expect(document.cookie).toBe('visitor-mode=remote')
  expect(reloads()).toBe(0)
  expect(warn).not.toHaveBeenCalled()
})

describe('a storage event from another window', () => {
  test.each(['isLocalUser', 'testLocation', null])('with key %s updates the page', async (key) => {
    await show('remote')
    expect(location.mode).toBe('remote')
    localStorage.setItem('isLocalUser', record(true))
    await hear(new StorageEvent('storage', { key }))
    expect(location).toMatchObject({ mode: 'local', variant: 'remote', isLocal: true })
    expect(document.cookie).toBe('visitor-mode=local')
  })

  test('with the same answer or another key does nothing', async () => {
    await show('remote')
    localStorage.setItem('isLocalUser', record(false))
    await hear(new StorageEvent('storage', { key: 'isLocalUser' }))
    localStorage.setItem('isLocalUser', record(true))
    await hear(new StorageEvent('storage', { key: 'theme' }))
    expect(location.mode).toBe('remote')
  })

  test('does not write anything back', async () => {
    await show('remote')
    localStorage.setItem('isLocalUser', record(true))
    const writes = (['setItem', 'removeItem'] as const).map((name) => jest.spyOn(Storage.prototype, name))
    await hear(new StorageEvent('storage', { key: 'isLocalUser' }))
    for (const write of writes) {
      expect(write).not.toHaveBeenCalled()
      write.mockRestore()
    }
  })
})

test.each([
  [true, 'local'],
  [false, 'remote'],
])('when shown again (from the back-forward cache: %s), the page is %s', async (persisted, mode) => {
  await show('remote')
  localStorage.setItem('isLocalUser', record(true))
  await hear(cameBack(persisted))
  expect(location.mode).toBe(mode)
})

test('a page served for an unknown location is loading until the look-up resolves', async () => {
  const lookUp = Promise.withResolvers<{ success: true; isLocal: boolean; distance: number }>()
  answerOfTheCall.mockReturnValueOnce(lookUp.promise)
  await show('unknown')
  expect(location).toMatchObject({ mode: 'unknown', isLoading: true, isLocal: null })
  await act(async () => lookUp.resolve({ success: true, isLocal: true, distance: 3 }))
  expect(location).toMatchObject({ mode: 'local', isLoading: false, showLocalContent: true })
})

test("the next provider in this tab starts with the previous one's answer", async () => {
  await show('unknown')
  act(() => root.unmount())
  answerOfTheCall.mockReturnValueOnce(new Promise(() => {}))
  localStorage.clear()
  await show('unknown')
  expect(location).toMatchObject({ mode: 'remote', isLoading: false })
})

describe('if storage is unavailable', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  beforeEach(() => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden))
  afterEach(() => jest.restoreAllMocks())

  test('the cookie counts and is not renewed', async () => {
    document.cookie = 'visitor-mode=local; Path=/'
    const write = jest.spyOn(document, 'cookie', 'set')
    await show('local')
    expect(location.isLocal).toBe(true)
    expect(answerOfTheCall).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
  })
})
