import * as location from './resolve'

const { writeRecord } = location

const sevenDays = 7 * 24 * 60 * 60 * 1000
const now = Date.UTC(2025, 5, 15)

const visalia = { lat: 36.3302, lng: -119.2921, name: 'Visalia' }
const chicago = { lat: 41.8781, lng: -87.6298, name: 'Chicago' }

type Storage = ReturnType<typeof storageWith>
type Answer = { success: true; isLocal: boolean; distance: number } | null
type Stored = { isLocalUser?: unknown; testLocation?: unknown }

/** A browser's storage: objects are stored as JSON, strings as they are. */
function storageWith(stored: Stored) {
  const entries = Object.entries(stored).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const values = new Map(entries)
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function record(isLocal: boolean, age: number) {
  return { isLocal, timestamp: now - age, distance: isLocal ? 20 : 1748 }
}

function answer(isLocal: boolean, distance: number) {
  return jest.fn(async () => ({ success: true as const, isLocal, distance }))
}

const failed = () => jest.fn(async () => null)

/** In a browser with working storage. */
function resolveLocality(storage: Storage, lookUp: () => Promise<Answer>, time: number) {
  return location.resolveLocality(
    storage,
    lookUp,
    () => time,
    () => null,
  )
}

test('a test override decides by its distance, takes precedence over a stored result, and skips the look-up', async () => {
  const lookUp = answer(true, 1)
  const local = storageWith({ testLocation: visalia, isLocalUser: record(false, 0) })
  expect(await resolveLocality(local, lookUp, now)).toEqual({ isLocal: true, source: 'test-override' })
  const remote = storageWith({ testLocation: chicago, isLocalUser: record(true, 0) })
  expect(await resolveLocality(remote, lookUp, now)).toEqual({ isLocal: false, source: 'test-override' })
  expect(lookUp).not.toHaveBeenCalled()
})

test('a test override does not change what is stored', async () => {
  const storage = storageWith({ testLocation: chicago, isLocalUser: record(true, 0) })
  const before = [...storage.values]
  await resolveLocality(storage, failed(), now)
  expect([...storage.values]).toEqual(before)
})

test.each([
  ['not JSON', '{lat: 1'],
  ['without a name', { lat: 36.3302, lng: -119.2921 }],
  ['nowhere on earth', { lat: 136, lng: -119, name: 'Nowhere' }],
  ['a word', '"Visalia"'],
])('ignores a test override that is %s', async (_name, testLocation) => {
  const storage = storageWith({ testLocation, isLocalUser: record(false, 0) })
  expect(await resolveLocality(storage, failed(), now)).toEqual({ isLocal: false, source: 'record' })
})

test.each([true, false])('a stored result decides (local: %s) and skips the look-up', async (isLocal) => {
  const lookUp = answer(!isLocal, 1)
  const storage = storageWith({ isLocalUser: record(isLocal, 1000) })
  expect(await resolveLocality(storage, lookUp, now)).toEqual({ isLocal, source: 'record' })
  expect(lookUp).not.toHaveBeenCalled()
})

test('a patient’s word outlasts any stored result, but not the test override', async () => {
  const said = { 'show-office': 'yes', isLocalUser: record(false, sevenDays + 1) }
  expect(await resolveLocality(storageWith(said), answer(false, 1000), now)).toEqual({
    isLocal: true,
    source: 'choice',
  })
  const testLocation = { lat: 41.8781, lng: -87.6298, name: 'Chicago' }
  expect(await resolveLocality(storageWith({ ...said, testLocation }), failed(), now)).toEqual({
    isLocal: false,
    source: 'test-override',
  })
})

test('reading a stored result does not renew it', async () => {
  const storage = storageWith({ isLocalUser: record(true, sevenDays - 1) })
  const before = [...storage.values]
  await resolveLocality(storage, failed(), now)
  expect([...storage.values]).toEqual(before)
})

test.each([
  ['just now', 0],
  ['a millisecond short of seven days', sevenDays - 1],
])('a result from %s is still valid', async (_name, age) => {
  const storage = storageWith({ isLocalUser: record(true, age) })
  expect(await resolveLocality(storage, failed(), now)).toMatchObject({ source: 'record' })
})

test.each([
  ['exactly seven days old', record(true, sevenDays)],
  ['older than seven days', record(true, sevenDays + 1)],
  ['from the future', record(true, -1)],
  ['not JSON', 'true;'],
  ['empty', ''],
  ['without a distance', { isLocal: true, timestamp: now }],
  ['with a date in words', { isLocal: true, timestamp: '2025-06-15', distance: 20 }],
  ['with a word for the answer', { isLocal: 'true', timestamp: now, distance: 20 }],
  ['null', 'null'],
])('a stored result that is %s is deleted and looked up again', async (_name, isLocalUser) => {
  const storage = storageWith({ isLocalUser })
  expect(await resolveLocality(storage, failed(), now)).toEqual({ isLocal: false, source: 'failure' })
  expect(storage.values.has('isLocalUser')).toBe(false)
})

test('stores the result of the look-up in whole miles, with a timestamp', async () => {
  const storage = storageWith({})
  const lookUp = answer(true, 19.696)
  expect(await resolveLocality(storage, lookUp, now)).toEqual({ isLocal: true, source: 'call' })
  expect(lookUp).toHaveBeenCalledTimes(1)
  expect(JSON.parse(storage.getItem('isLocalUser') ?? '')).toEqual({
    isLocal: true,
    timestamp: now,
    distance: 20,
  })
})

test('the result of the look-up replaces a stale one', async () => {
  const storage = storageWith({ isLocalUser: record(true, sevenDays) })
  await resolveLocality(storage, answer(false, 1748), now)
  expect(JSON.parse(storage.getItem('isLocalUser') ?? '')).toEqual({
    isLocal: false,
    timestamp: now,
    distance: 1748,
  })
})

test('uses isLocal from the look-up, not the rounded distance', async () => {
  expect(await resolveLocality(storageWith({}), answer(false, 50), now)).toMatchObject({ isLocal: false })
})

test('after a failed look-up the visitor is remote and nothing is stored', async () => {
  const storage = storageWith({})
  expect(await resolveLocality(storage, failed(), now)).toEqual({ isLocal: false, source: 'failure' })
  expect(storage.values.size).toBe(0)
})

test('a stored result is valid for seven days', async () => {
  const storage = storageWith({})
  writeRecord(storage, { isLocal: true, distance: 25.5 }, now)
  const later = (age: number) => resolveLocality(storage, failed(), now + age)
  expect(await later(sevenDays - 1)).toEqual({ isLocal: true, source: 'record' })
  expect(await later(sevenDays)).toEqual({ isLocal: false, source: 'failure' })
})

test('a stored result has the documented fields and no position', () => {
  const storage = storageWith({})
  const withPosition = { isLocal: true, distance: 25.5, position: visalia }
  writeRecord(storage, withPosition, now)
  expect(JSON.parse(storage.getItem('isLocalUser') ?? '')).toEqual({
    isLocal: true,
    timestamp: now,
    distance: 26,
  })
})

describe('without working storage', () => {
  const resolve = (
    cookie: 'local' | 'remote' | null,
    lookUp: () => Promise<Answer>,
    storage = storageWith({}),
  ) =>
    location.resolveLocality(
      storage,
      lookUp,
      () => now,
      () => cookie,
    )

  test.each([
    ['local', true],
    ['remote', false],
  ] as const)(
    'the cookie says %s: it decides, and nothing is looked up or stored',
    async (cookie, isLocal) => {
      const lookUp = answer(!isLocal, 1)
      const storage = storageWith({})
      expect(await resolve(cookie, lookUp, storage)).toEqual({ isLocal, source: 'cookie' })
      expect(lookUp).not.toHaveBeenCalled()
      expect(storage.values.size).toBe(0)
    },
  )

  test('values that can still be read take precedence over the cookie', async () => {
    const override = storageWith({ testLocation: visalia })
    expect(await resolve('remote', failed(), override)).toEqual({ isLocal: true, source: 'test-override' })
    const stored = storageWith({ isLocalUser: record(true, 1000) })
    expect(await resolve('remote', failed(), stored)).toEqual({ isLocal: true, source: 'record' })
  })

  test('without a cookie, the look-up decides', async () => {
    expect(await resolve(null, answer(true, 1))).toEqual({ isLocal: true, source: 'call' })
  })
})

test('the cookie is not read if there is a stored result', async () => {
  const cookieInstead = jest.fn(() => null)
  const storage = storageWith({ isLocalUser: record(true, 1000) })
  await location.resolveLocality(storage, failed(), () => now, cookieInstead)
  expect(cookieInstead).not.toHaveBeenCalled()
})

test.each([
  ['the call answers', answer(false, 1748)],
  ['the call fails', failed()],
])('a result stored during the look-up wins when %s', async (_name, lookUp) => {
  const storage = storageWith({})
  let time = now
  const slowly = async () => {
    time += 1000
    writeRecord(storage, { isLocal: true, distance: 25 }, time)
    return lookUp()
  }
  const resolution = location.resolveLocality(
    storage,
    slowly,
    () => time,
    () => null,
  )
  expect(await resolution).toEqual({ isLocal: true, source: 'record' })
  expect(JSON.parse(storage.getItem('isLocalUser') ?? '')).toEqual({
    isLocal: true,
    timestamp: time,
    distance: 25,
  })
})
