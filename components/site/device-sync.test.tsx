/** @jest-environment jsdom */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { DeviceSync } from './device-sync'
import { variantArrived } from './refresh-variant'

const refresh = jest.fn()
const router = { refresh }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
/** The window's width, as far as the layout asks: at most 768 px or more. */
const width = Object.assign(new EventTarget(), { matches: false })

function becomes(isNarrow: boolean) {
  width.matches = isNarrow
  width.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  variantArrived()
  localStorage.clear()
  width.matches = false
  Object.assign(window, { matchMedia: () => width })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<DeviceSync device="desktop" />))
})
afterEach(() => {
  act(() => root.unmount())
  jest.useRealTimers()
})

/** Before it asks for another variant the page fetches what carries the visitor's focus over. */
async function askedFor() {
  jest.advanceTimersByTime(1000)
  await import('./carry-over')
  await Promise.resolve()
}

test('a width that lasts brings the other layout', async () => {
  becomes(true)
  await askedFor()
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(document.cookie).toBe('visitor-device=mobile')
})

test('a width that passes within 100 ms brings nothing', async () => {
  becomes(true)
  jest.advanceTimersByTime(100)
  becomes(false)
  await askedFor()
  expect(refresh).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
})

test('a layout forced while the page lay in the back-forward cache holds when it comes back', async () => {
  localStorage.setItem('mobile-override', JSON.stringify({ enabled: true }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await askedFor()
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a page that is left asks for nothing more', async () => {
  becomes(true)
  act(() => root.render(null))
  await askedFor()
  expect(refresh).not.toHaveBeenCalled()
})
