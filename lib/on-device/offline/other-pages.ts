import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { fileOf, files } from './page-files'
import { offlineStyles } from './offline-page'
import { uninstallIfRemoved } from './uninstall'

let hasChecked = false

/** Once each time the browser starts the worker, because this happens on every page. */
async function checkOnce(): Promise<void> {
  if (hasChecked) return
  hasChecked = true
  await uninstallIfRemoved()
}

/**
 * The worker of the whole site: pages always come from the network. It only answers if the network doesn't,
 * and then only with our own page and its style sheet.
 */
export function handleOtherPages(): void {
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    new NetworkOnly({
      plugins: [{ handlerDidComplete: () => checkOnce().catch(() => undefined) }],
    }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.search === offlineStyles && files.includes(url.pathname),
    ({ request }) => fileOf(request),
  )
}
