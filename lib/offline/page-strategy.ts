import { cacheName, deleteCaches, files, page, wantedVariant } from './kept-page'
import { copyAddress, workerAddress } from './pages'
import { NetworkFirst } from 'workbox-strategies'
import { makeCopy } from './make-copy'
import { scope } from './worker-scope'
import { variantHeader } from '@/lib/variant'

/** After this long without an answer a copy is better than waiting. Where there is none, the answer is waited for. */
const patienceSeconds = 4

/** An operator who takes the script away, or sets OFFLINE_COPIES=off, ends all workers at the visitors' next visit. */
async function endIfTakenAway(): Promise<void> {
  const { status } = await fetch(workerAddress, { method: 'HEAD', cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  await deleteCaches('all')
  await scope.registration.unregister()
}

/** The page from the network, its copy where that fails; each answer becomes the copy of the variant that it says it is. */
export const pageStrategy = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response, state }) => {
        if (state) state.segment = response.headers.get(variantHeader)
        return response
      },
      cacheKeyWillBeUsed: async ({ mode, state }) =>
        copyAddress(page, mode === 'write' ? String(state?.segment) : await wantedVariant()),
      cacheWillUpdate: ({ response }) => makeCopy(response, files, new Date()),
      handlerDidComplete: () => endIfTakenAway().catch(() => undefined),
    },
  ],
})
