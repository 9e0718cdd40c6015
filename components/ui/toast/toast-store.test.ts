import type * as ToastModule from './toast-store'

type ToastStore = typeof ToastModule

/** The notifications of a page that has just been loaded. */
async function freshPage() {
  let page!: ToastStore
  await jest.isolateModulesAsync(async () => {
    page = await import('./toast-store')
  })
  return page
}

const success = { title: 'Success!', description: 'We will contact you within 24 hours.' }
const failure = { title: 'Error', description: 'Please try again.', variant: 'destructive' as const }

function shown({ toastStore }: ToastStore) {
  const [entry, ...more] = toastStore.snapshot()
  if (!entry || more.length > 0) throw new Error('Not exactly one notification.')
  return entry
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('nothing at first', async () => expect((await freshPage()).toastStore.snapshot()).toEqual([]))

test('a notification is open and plain, unless it says otherwise', async () => {
  const page = await freshPage()
  page.toast(success)
  expect(shown(page)).toEqual({ ...success, id: expect.any(Number), variant: 'default', open: true })
  page.toast(failure)
  expect(shown(page)).toMatchObject(failure)
})

test('one at a time: the newer takes the place of the older, under an id of its own', async () => {
  const page = await freshPage()
  page.toast(success)
  const first = shown(page)
  page.toast(success)
  expect(shown(page).id).not.toBe(first.id)
})

test('a dismissed notification closes at once and leaves memory after 1,000,000 ms', async () => {
  const page = await freshPage()
  page.toast(success)
  page.dismissToast(shown(page).id)
  expect(shown(page)).toMatchObject({ ...success, open: false })
  jest.advanceTimersByTime(999_999)
  expect(page.toastStore.snapshot()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(page.toastStore.snapshot()).toEqual([])
})

test('a notification that nobody dismisses stays in memory', async () => {
  const page = await freshPage()
  page.toast(success)
  jest.advanceTimersByTime(2_000_000)
  expect(shown(page).open).toBe(true)
})

test('the end of a dismissed notification does not touch the next one, which has its own', async () => {
  const page = await freshPage()
  page.toast(success)
  page.dismissToast(shown(page).id)
  page.toast(failure)
  jest.advanceTimersByTime(500_000)
  page.dismissToast(shown(page).id)
  jest.advanceTimersByTime(500_000)
  expect(shown(page)).toMatchObject({ ...failure, open: false })
  jest.advanceTimersByTime(500_000)
  expect(page.toastStore.snapshot()).toEqual([])
})

test('dismissing one that is gone changes nothing', async () => {
  const page = await freshPage()
  page.toast(success)
  page.dismissToast(shown(page).id + 1)
  expect(shown(page).open).toBe(true)
})

test('whoever listens hears of every change, until they stop', async () => {
  const page = await freshPage()
  const heard = jest.fn()
  const stop = page.toastStore.subscribe(heard)
  page.toast(success)
  expect(heard).toHaveBeenCalledTimes(1)
  page.dismissToast(shown(page).id)
  expect(heard).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(1_000_000)
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  page.toast(failure)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('the snapshot is the same object until something changes, as React asks', async () => {
  const page = await freshPage()
  page.toast(success)
  const before = page.toastStore.snapshot()
  expect(page.toastStore.snapshot()).toBe(before)
  page.dismissToast(shown(page).id)
  expect(page.toastStore.snapshot()).not.toBe(before)
  expect(before[0]?.open).toBe(true)
})
