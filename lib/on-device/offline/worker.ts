import { deleteCaches, fileOf, files, cacheFiles, page, storedVariants } from './page-files'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { build } from './build'
import { offlinePage } from './offline-page'
import { handleOtherPages } from './other-pages'
import { pageStrategy } from './page-strategy'
import { wholeSite } from './pages'
import { scope } from './worker-scope'

/*
 * The service worker of one page, or of all the others (docs/decisions/0024), depending on
 * its scope. Everything else goes straight to the network: API calls, videos, range requests.
 */

const isRemoved = !(page in build.files)
const isForOtherPages = page === wholeSite

async function cachePage(event: Event): Promise<void> {
  const [answer, done] = pageStrategy.handleAll({ event, request: new Request(page) })
  await answer
  await done
}

async function install(event: Event): Promise<void> {
  if (isRemoved) return
  await cacheFiles()
  if (!isForOtherPages) await cachePage(event)
}

async function activate(): Promise<void> {
  if (isRemoved) {
    await deleteCaches('all')
    await scope.registration.unregister()
    return
  }
  await deleteCaches('older')
  // The page is requested while the worker starts, so visitors don't wait for it.
  if (isForOtherPages) await scope.registration.navigationPreload?.enable()
}

scope.addEventListener('install', (event) => {
  event.waitUntil(install(event).then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

/**
 * After a client-side navigation, the page asks to store the variant it shows. The reply says whether it is
 * stored.
 */
scope.addEventListener('message', (event) => {
  const variant = String(event.data)
  const store = async () => {
    const isStored = async () => (await storedVariants()).includes(variant)
    if (!(await isStored())) await cachePage(event).catch(() => undefined)
    event.ports[0]?.postMessage(await isStored())
  }
  event.waitUntil(store())
})

function handlePage(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === page,
    pageStrategy,
  )
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && files.includes(url.pathname) && !request.headers.has('range'),
    ({ request }) => fileOf(request),
  )
}

if (isForOtherPages) handleOtherPages()
else handlePage()

setCatchHandler(async ({ request }) =>
  request instanceof Request && request.mode === 'navigate' ? offlinePage() : Response.error(),
)
