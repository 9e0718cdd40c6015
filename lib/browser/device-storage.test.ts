/** @jest-environment jsdom */
import type * as DeviceStorage from './device-storage'

type Kind = 'localStorage' | 'sessionStorage'

/** The module as a freshly loaded page gets it. */
async function freshPage() {
  let page!: typeof DeviceStorage
  await jest.isolateModulesAsync(async () => {
    page = await import('./device-storage')
  })
  return page.deviceStorage
}

async function storageHolds() {
  const page = await import('./device-storage')
  return page.storageHolds()
}

/** Simulates a browser that forbids storage: even accessing the property throws. */
function forbid(kind: Kind) {
  jest.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}

/** Simulates storage that can be read but not written to, such as a full disk or an old private window. */
function fill() {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test.each(['localStorage', 'sessionStorage'] as const)('uses %s if the browser allows it', async (kind) => {
  window[kind].setItem('kept', 'before')
  const storage = (await freshPage())(kind)
  expect(storage.getItem('kept')).toBe('before')
  storage.setItem('kept', 'now')
  expect(window[kind].getItem('kept')).toBe('now')
  storage.removeItem('kept')
  expect(window[kind].getItem('kept')).toBeNull()
})

test('uses localStorage by default', async () => {
  const deviceStorage = await freshPage()
  deviceStorage().setItem('key', 'local')
  expect(localStorage.getItem('key')).toBe('local')
  expect(sessionStorage.getItem('key')).toBeNull()
})

test.each(['localStorage', 'sessionStorage'] as const)('reading %s writes nothing', async (kind) => {
  // Every write notifies the site's other windows.
  const write = jest.spyOn(Storage.prototype, 'setItem')
  const remove = jest.spyOn(Storage.prototype, 'removeItem')
  expect((await freshPage())(kind).getItem('key')).toBeNull()
  expect(write).not.toHaveBeenCalled()
  expect(remove).not.toHaveBeenCalled()
})

test.each([
  ['localStorage that may not be named', 'localStorage', () => forbid('localStorage')],
  ['sessionStorage that may not be named', 'sessionStorage', () => forbid('sessionStorage')],
  ['localStorage that is full', 'localStorage', fill],
  ['sessionStorage that is full', 'sessionStorage', fill],
] as const)('%s: values are stored in memory until the page is left', async (_name, kind, refuse) => {
  refuse()
  const deviceStorage = await freshPage()
  expect(deviceStorage(kind).getItem('key')).toBeNull()
  deviceStorage(kind).setItem('key', 'value')
  expect(deviceStorage(kind).getItem('key')).toBe('value')
  deviceStorage(kind).removeItem('key')
  expect(deviceStorage(kind).getItem('key')).toBeNull()

  deviceStorage(kind).setItem('key', 'value')
  expect((await freshPage())(kind).getItem('key')).toBeNull()
})

test('values on a full disk can still be read and removed', async () => {
  localStorage.setItem('key', 'before')
  fill()
  const storage = (await freshPage())()
  expect(storage.getItem('key')).toBe('before')
  storage.removeItem('key')
  expect(storage.getItem('key')).toBeNull()
  expect(localStorage.getItem('key')).toBeNull()
})

test('a value too large for the disk is stored in memory, others on disk', async () => {
  const write = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > 10) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    write.call(this, key, value)
  })
  const storage = (await freshPage())()
  storage.setItem('small', 'value')
  storage.setItem('large', 'value'.repeat(10))
  expect(localStorage.getItem('small')).toBe('value')
  expect(storage.getItem('large')).toBe('value'.repeat(10))
})

test('the two storages are separate in memory', async () => {
  forbid('localStorage')
  forbid('sessionStorage')
  const deviceStorage = await freshPage()
  deviceStorage('localStorage').setItem('key', 'local')
  deviceStorage('sessionStorage').setItem('key', 'session')
  expect(deviceStorage('localStorage').getItem('key')).toBe('local')
  deviceStorage('localStorage').removeItem('key')
  expect(deviceStorage('sessionStorage').getItem('key')).toBe('session')
})

test('with a full disk, the latest value wins over the one that could not be replaced', async () => {
  const deviceStorage = await freshPage()
  localStorage.setItem('key', 'before')
  fill()
  deviceStorage().setItem('key', 'now')
  expect(deviceStorage().getItem('key')).toBe('now')
})

test('a value in memory is dropped once a newer one is written to disk', async () => {
  const deviceStorage = await freshPage()
  fill()
  deviceStorage().setItem('key', 'before')
  jest.restoreAllMocks()
  deviceStorage().setItem('key', 'now')
  localStorage.removeItem('key')
  expect(deviceStorage().getItem('key')).toBeNull()
})

test('detects working storage and leaves nothing behind', async () => {
  expect(await storageHolds()).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['may not be named', () => forbid('localStorage')],
  ['is full', fill],
])('detects storage that %s', async (_name, refuse) => {
  refuse()
  expect(await storageHolds()).toBe(false)
})

test('detects storage with room for the probe but not for a record', async () => {
  const write = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const aRecord = '{"isLocal":false,"timestamp":1750000000000,"distance":2500}'
    if (value.length >= aRecord.length) throw new DOMException('Full.', 'QuotaExceededError')
    write.call(this, key, value)
  })
  expect(await storageHolds()).toBe(false)
})
