import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { figure, lostAnswers, none, notRun, wrongRefusals } from './judge.mjs'
import { canMount } from './namespace.mjs'
import { startResend } from './resend-stub.mjs'
import { sideBySide } from './side-by-side.mjs'
import { startSite } from './site.mjs'
import { storeFaults } from './store-fault-kinds.mjs'
import { copyOfStore, viewStore } from './store-view.mjs'
import { accepted, postMany } from './visitors.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

/** A site whose store holds some requests already, ended again. */
async function storeWithRequests(provider, posts) {
  const dataDir = temporaryFolder('store')
  const site = await startSite({ dataDir, env: provider.env })
  await postMany(site.url, { from: 900_000, count: posts })
  await site.stop()
  // Whoever closes the file last moves everything into it; what is damaged below is then all there is.
  new DatabaseSync(join(dataDir, 'requests.sqlite')).exec('pragma wal_checkpoint(truncate)')
  return dataDir
}

/** Asks for a page four times a second. @returns a function that ends it and tells the longest wait, in milliseconds */
function watchPages(url) {
  let longest = 0
  let stopping = false
  const watch = async () => {
    while (!stopping) {
      const began = performance.now()
      await fetch(`${url}/about`).then((response) => response.text())
      longest = Math.max(longest, performance.now() - began)
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

/**
 * One fault of the store: visitors post while mail can be sent, then while it cannot, then when all is well again.
 */
async function measureFault(name, { posts }) {
  const { mounts, prepared, damage, within, seenFrom, begin } = storeFaults[name]
  if (mounts && !canMount()) return [notRun(`store ${name}`, '', 'no file system can be mounted here')]
  const provider = await startResend()
  const dataDir = prepared ? await storeWithRequests(provider, posts) : temporaryFolder('store')
  damage?.(join(dataDir, 'requests.sqlite'))
  const site = await startSite({ dataDir, env: provider.env, within: within?.(dataDir) })
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

  const kept = viewStore(seenFrom ? copyOfStore(folder) : dataDir)
  const taken = provider.mails()
  await site.stop()
  await provider.close()
  const answers = [...before, ...sending, ...alone, ...after]
  const well = [...before, ...after]
  const direct = sending.filter(accepted).length
  // Nothing of what follows would mean anything, had the store not failed.
  const notTaken = [...sending, ...alone].filter(({ reference }) => !kept.has(reference)).length
  return [
    figure(`store ${name}: requests that it could not take`, '1 or more', notTaken, notTaken > 0),
    none(`store ${name}: false successes`, lostAnswers(answers, kept, taken).length),
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

/** @param {{ posts: number }} numbers posts in each phase of each fault */
export function measureStoreFaults(numbers) {
  return sideBySide('store', Object.keys(storeFaults), (name) => measureFault(name, numbers))
}
