/** @jest-environment jsdom */
import { forgetEverything } from '../_components/forget-everything'
import { overrideDevice, simulateCity, simulateMode } from './developer-tools'
import { storeAutomatic, storeMode } from '@/lib/variant/location/choice'

const now = Date.UTC(2025, 5, 15)
// jsdom can't load pages: it logs an error when asked to reload.
const complaints = jest.spyOn(console, 'error').mockImplementation()
const reloads = () => complaints.mock.calls.filter(([said]) => String(said).includes('navigation')).length

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'visitor-mode=; Max-Age=0; Path=/'
  complaints.mockClear()
  jest.spyOn(Date, 'now').mockReturnValue(now)
})

describe.each([
  ['local', { isLocal: true, timestamp: now, distance: 25 }],
  ['remote', { isLocal: false, timestamp: now, distance: 2500 }],
] as const)('%s', (mode, record) => {
  test('stores the simulated distance and the cookie without reloading', () => {
    storeMode(mode)
    expect(stored('isLocalUser')).toEqual(record)
    expect(document.cookie).toBe(`visitor-mode=${mode}`)
    expect(reloads()).toBe(0)
  })

  test('removes a simulated city, which would take precedence', () => {
    simulateCity('Chicago')
    storeMode(mode)
    expect(localStorage.getItem('testLocation')).toBeNull()
  })

  test('storage is never empty in between, which would trigger look-ups in other windows', () => {
    simulateCity('Chicago')
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      expect(stored('isLocalUser')).toEqual(record)
    })
    storeMode(mode)
    expect(remove).toHaveBeenCalledTimes(2)
    remove.mockRestore()
  })

  test('reloads after storing', () => {
    simulateMode(mode)
    expect(stored('isLocalUser')).toEqual(record)
    expect(document.cookie).toBe(`visitor-mode=${mode}`)
    expect(reloads()).toBe(1)
  })
})

test.each([
  ['Hanford', 'local'],
  ['Visalia', 'local'],
  ['Fresno', 'local'],
  ['Tulare', 'local'],
  ['Bakersfield', 'remote'],
  ['Los Angeles', 'remote'],
  ['San Francisco', 'remote'],
  ['New York', 'remote'],
  ['Chicago', 'remote'],
])('a visitor simulated in %s is %s after the reload', (name, mode) => {
  simulateCity(name)
  expect(stored('testLocation')).toEqual({
    name,
    lat: expect.any(Number),
    lng: expect.any(Number),
    timestamp: now,
  })
  expect(document.cookie).toBe(`visitor-mode=${mode}`)
  expect(reloads()).toBe(1)
})

test('a simulated city does not change the stored result', () => {
  storeMode('local')
  simulateCity('Chicago')
  expect(stored('isLocalUser')).toMatchObject({ isLocal: true, distance: 25 })
})

test('an unknown city changes nothing', () => {
  simulateCity('Paris')
  expect(localStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(reloads()).toBe(0)
})

test('automatic removes the override, stored result and cookie', () => {
  storeMode('local')
  simulateCity('Chicago')
  storeAutomatic()
  expect(localStorage.getItem('testLocation')).toBeNull()
  expect(localStorage.getItem('isLocalUser')).toBeNull()
  expect(document.cookie).toBe('')
})

test.each(['mobile', 'desktop'] as const)('forces the %s layout and notifies the page', (device) => {
  const heard = jest.fn()
  window.addEventListener('storage', ({ key }) => heard(key), { once: true })
  overrideDevice(device)
  expect(stored('mobile-override')).toEqual({ enabled: true, device })
  expect(heard).toHaveBeenCalledWith('mobile-override')
})

test('removing the override notifies the page', () => {
  overrideDevice('mobile')
  const heard = jest.fn()
  window.addEventListener('storage', ({ key }) => heard(key), { once: true })
  overrideDevice(null)
  expect(localStorage.getItem('mobile-override')).toBeNull()
  expect(heard).toHaveBeenCalledWith('mobile-override')
})

test("deletes all of this site's data on the device, then reloads the page", async () => {
  storeMode('local')
  simulateCity('Chicago')
  overrideDevice('desktop')
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('records-person', 'a1')
  sessionStorage.setItem('tracker-draft', '{}')
  const deleteDatabase = jest.fn()
  Object.assign(globalThis, { indexedDB: { deleteDatabase } })
  sessionStorage.setItem('appointment-draft', '{"firstName":"Ana"}')
  sessionStorage.setItem('assistant-conversation', '{"messages":[],"draft":"Where do I park?"}')
  complaints.mockClear()

  await forgetEverything()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  expect(document.cookie).toBe('')
  expect(deleteDatabase).toHaveBeenCalledWith('records')
  expect(reloads()).toBe(1)
})
