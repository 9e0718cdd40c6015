import { cacheName, files, page, wantedVariant } from './page-files'
import { copyAddress } from './pages'
import { NetworkFirst } from 'workbox-strategies'
import { makeCopy } from './make-copy'
import { uninstallIfRemoved } from './uninstall'
import { variantHeader } from '@/lib/variant/variant'

/** After this long without a response, show the copy. If there is none, keep waiting for the network. */
const timeoutSeconds = 4

/**
 * Serves the page from the network, or its copy if that fails. Each response becomes the copy of the variant
 * named in its header.
 */
export const pageStrategy = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response, state }) => {
        if (state) state.variant = response.headers.get(variantHeader)
        return response
      },
      cacheKeyWillBeUsed: async ({ mode, state }) =>
        copyAddress(page, mode === 'write' ? String(state?.variant) : await wantedVariant()),
      cacheWillUpdate: ({ response }) => makeCopy(response, files, new Date()),
      handlerDidComplete: () => uninstallIfRemoved().catch(() => undefined),
    },
  ],
})
