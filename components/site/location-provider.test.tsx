/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { LocationProvider, useLocation } from './location-provider'

const refresh = jest.fn()
const router = { refresh }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

const answerOfTheCall = jest.fn(async () => ({ success: true, isLocal: false, distance: 1748 }))
jest.mock('../../lib/location/look-up', () => ({ lookUpLocality: () => answerOfTheCall() }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom cannot load pages: it says so here when asked to reload.
const complaints = jest.spyOn(console, 'error').mockImplementation()
const reloads = () => complaints.mock.calls.filter(([said]) => String(said).includes('navigation')).length
const warn = jest.spyOn(console, 'warn').mockImplementation()

type Succeed = (position: { coords: { latitude: number; longitude: number } }) => void
/** Answers the question for the visitor's position, once it was asked. */
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
  // What a page would do with it: only after it was rendered.
  return <output ref={() => void (location = read)} />
}

async function show(mode: 'local' | 'remote' | 'unknown', hasVariants = true) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <LocationProvider mode={mode} hasVariants={hasVariants}>
        <Reader />
      </LocationProvider>,
    ),
  )
}

const hear = (event: Event) => act(async () => void window.dispatchEvent(event))
const cameBack = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

beforeEach(() => {
  localStorage.clear()
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

test('a granted position is stored, and the page reloads after 100 ms', async () => {
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

test('a position that comes after the request was withdrawn changes nothing', async () => {
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

describe('another window', () => {
  test.each(['isLocalUser', 'testLocation', null])(
    'changed what is stored under %s: asks for the other variant',
    async (key) => {
      await show('remote')
      expect(refresh).not.toHaveBeenCalled()
      localStorage.setItem('isLocalUser', record(true))
      await hear(new StorageEvent('storage', { key }))
      expect(refresh).toHaveBeenCalledTimes(1)
      expect(document.cookie).toBe('visitor-mode=local')
      expect(location.isLocal).toBe(true)
    },
  )

  test('stored the same answer, or something else: nothing happens', async () => {
    await show('remote')
    localStorage.setItem('isLocalUser', record(false))
    await hear(new StorageEvent('storage', { key: 'isLocalUser' }))
    localStorage.setItem('isLocalUser', record(true))
    await hear(new StorageEvent('storage', { key: 'theme' }))
    expect(refresh).not.toHaveBeenCalled()
  })

  test('hears nothing back: what it stored is only read', async () => {
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
  [true, 1],
  [false, 0],
])(
  'shown again (from the back-forward cache: %s), it asks %d times for the other variant',
  async (kept, times) => {
    await show('remote')
    localStorage.setItem('isLocalUser', record(true))
    await hear(cameBack(kept))
    expect(refresh).toHaveBeenCalledTimes(times)
  },
)

test('a page without variants knows the answer and never asks for another', async () => {
  await show('unknown', false)
  expect(location.isLocal).toBe(false)
  expect(refresh).not.toHaveBeenCalled()
})

describe('where the storage refuses', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  beforeEach(() => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden))
  afterEach(() => jest.restoreAllMocks())

  test('the cookie stands, and is not renewed', async () => {
    document.cookie = 'visitor-mode=local; Path=/'
    const write = jest.spyOn(document, 'cookie', 'set')
    await show('local')
    expect(location.isLocal).toBe(true)
    expect(answerOfTheCall).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
  })
})
