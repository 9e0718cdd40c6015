import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { lostAnswers, none, notRun, wrongRefusals } from '@/scripts/reliability/judge'
import { canMount } from '@/scripts/reliability/namespace'
import { startResend } from '@/scripts/reliability/resend-stub'
import { sideBySide } from '@/scripts/reliability/side-by-side'
import { startSite } from '@/scripts/reliability/site'
import { storeFaults } from '@/scripts/reliability/store-fault-kinds'
import { copyOfStore, viewStore } from '@/scripts/reliability/store-view'
import { accepted, postMany } from '@/scripts/reliability/visitors'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { figure, type Figure } from '@/tests/run/report'

/** Number of requests in each phase of each fault. */
type Numbers = { posts: number }

type Provider = Awaited<ReturnType<typeof startResend>>

async function storeWithRequests(provider: Provider, posts: number): Promise<string> {
  const dataDir = temporaryFolder('store')
  const site = await startSite({ dataDir, env: provider.env })
  await postMany(site.url, { from: 900_000, count: posts })
  await site.stop()
  // Checkpoints the write-ahead log, so that damaging the main file affects all data.
  new DatabaseSync(join(dataDir, 'requests.sqlite')).exec('pragma wal_checkpoint(truncate)')
  return dataDir
}

/**
 * Requests a page four times per second. The returned function stops and resolves to the longest wait in
 * milliseconds.
 */
function watchPages(url: string): () => Promise<number> {
  let longest = 0
  let stopping = false
  const watch = async () => {
    while (!stopping) {
      const startedAt = performance.now()
      await fetch(`${url}/about`).then((response) => response.text())
      longest = Math.max(longest, performance.now() - startedAt)
      await sleep(250)
    }
  }
  const watching = watch()
  return async () => {
    stopping = true
    await watching
    return longest
  }
}

/** Measures one fault: visitors submit requests while mail works, while it fails, and after recovery. */
async function measureFault(name: string, { posts }: Numbers): Promise<Figure[]> {
  const { mounts, prepared, damage, within, seenFrom, begin } = storeFaults[name] ?? {}
  if (mounts && !canMount()) return [notRun(`store ${name}`, '', 'no file system can be mounted here')]
  const provider = await startResend()
  const dataDir = prepared ? await storeWithRequests(provider, posts) : temporaryFolder('store')
  damage?.(join(dataDir, 'requests.sqlite'))
  const site = await startSite({ dataDir, env: provider.env, within: within?.(dataDir) ?? [] })
  const folder = seenFrom?.(site.pid, dataDir) ?? dataDir
  const before = prepared ? [] : await postMany(site.url, { from: 1, count: posts })

  const pages = watchPages(site.url)
  const end = await begin?.({ folder })
  const connections = posts
  const sending = await postMany(site.url, { from: 1001, count: posts, connections })
  provider.setFault('reset before')
  const alone = await postMany(site.url, { from: 2001, count: posts, connections })
  await end?.()
  provider.setFault(undefined)
  const longest = await pages()
  const after = end ? await postMany(site.url, { from: 3001, count: posts }) : []

  const stored = viewStore(seenFrom ? copyOfStore(folder) : dataDir)
  const taken = provider.mails()
  await site.stop()
  await provider.close()
  const answers = [...before, ...sending, ...alone, ...after]
  const well = [...before, ...after]
  const direct = sending.filter(accepted).length
  // The other figures would be meaningless if the store had not failed.
  const notTaken = [...sending, ...alone].filter(({ reference }) => !stored.has(reference ?? '')).length
  return [
    figure(`store ${name}: requests that it could not take`, '1 or more', notTaken, notTaken > 0),
    none(`store ${name}: false successes`, lostAnswers(answers, stored, taken).length),
    none(`store ${name}: refusals other than 503 with the phone number`, wrongRefusals(answers).length),
    figure(
      `store ${name}: accepted while mail can be sent`,
      `${posts} of ${posts}`,
      direct,
      direct === posts,
    ),
    ...(well.length > 0
      ? [none(`store ${name}: refused before and after`, well.filter((answer) => !accepted(answer)).length)]
      : []),
    figure(`store ${name}: longest wait for a page meanwhile`, '', `${Math.round(longest)} ms`),
  ]
}

/** Measures what happens to requests during each store fault. */
export function measureStoreFaults(numbers: Numbers): Promise<Figure[]> {
  return sideBySide('store', Object.keys(storeFaults), (name) => measureFault(name, numbers))
}
