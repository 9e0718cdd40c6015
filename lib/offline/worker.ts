import { deleteCaches, fileOf, files, keepFiles, page, storedVariants } from './kept-page'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { build } from './build'
import { noCopyPage } from './no-copy-page'
import { pageStrategy } from './page-strategy'
import { scope } from './worker-scope'

/*
 * The worker of one page (docs/decisions/0024). It answers for the page itself and for the files that it is made of; all
 * else goes past it as if it were not there: other pages, calls, films, parts of files.
 */

const isDropped = !(page in build.files)

async function keepPage(event: Event): Promise<void> {
  const [answer, done] = pageStrategy.handleAll({ event, request: new Request(page) })
  await answer
  await done
}

scope.addEventListener('install', (event) => {
  const ready = isDropped ? Promise.resolve() : keepFiles().then(() => keepPage(event))
  event.waitUntil(ready.then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    isDropped ? deleteCaches('all').then(() => scope.registration.unregister()) : deleteCaches('older'),
  )
})

/** The page asks, where it was come to without a page load, that the variant it shows be kept; the answer is whether it is. */
scope.addEventListener('message', (event) => {
  const variant = String(event.data)
  const keep = async () => {
    const isKept = async () => (await storedVariants()).includes(variant)
    if (!(await isKept())) await keepPage(event).catch(() => undefined)
    event.ports[0]?.postMessage(await isKept())
  }
  event.waitUntil(keep())
})

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === page,
  pageStrategy,
)

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && files.includes(url.pathname) && !request.headers.has('range'),
  ({ request }) => fileOf(request),
)

setCatchHandler(async ({ request }) =>
  request instanceof Request && request.mode === 'navigate' ? noCopyPage(files) : Response.error(),
)
