import {
  lostAnswers,
  none,
  percentile,
  repeatedMails,
  statuses,
  undelivered,
} from '@/scripts/reliability/judge'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSite } from '@/scripts/reliability/site'
import { isSound, viewStore } from '@/scripts/reliability/store-view'
import { accepted, post, postMany, visitor } from '@/scripts/reliability/visitors'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

/**
 * Many concurrent visitors: every request answered with 2xx must be stored, and its mail sent exactly once.
 */
export async function measureAccept({
  posts,
  connections,
  deliveryLimitMs,
}: {
  posts: number
  connections: number
  deliveryLimitMs: number
}): Promise<Figure[]> {
  const provider = await startResend()
  const dataDir = temporaryFolder('accept')
  const site = await startSite({ dataDir, env: provider.env })

  const first = await post(site.url, visitor(0))
  const startedAt = performance.now()
  const answers = [first, ...(await postMany(site.url, { count: posts, connections }))]
  const seconds = (performance.now() - startedAt) / 1000
  const lost = lostAnswers(answers, viewStore(dataDir), [])
  const isDone = () => undelivered(answers, viewStore(dataDir), provider.mails()).length === 0
  const deliveryMs = await waitUntil(isDone, deliveryLimitMs)

  const mails = provider.mails()
  const store = viewStore(dataDir)
  await site.stop()
  await provider.close()
  const times = answers.slice(1).map(({ ms }) => ms)
  const at = (share: number) => `${Math.round(percentile(times, share))} ms`
  const load = `${posts} posts, ${connections} connections`
  const refused = answers.filter((answer) => !accepted(answer))
  return [
    figure(`${load}: refused`, '0', statuses(refused), refused.length === 0),
    none(`${load}: answered with a 2xx, but not in the store`, lost.length),
    none(`${load}: not delivered in the end`, undelivered(answers, store, mails).length),
    none(`${load}: staff e-mails sent twice`, repeatedMails(mails).length),
    none(`${load}: requests stored twice`, store.size - answers.filter(accepted).length),
    figure(`${load}: the store's file is sound`, 'yes', isSound(dataDir) ? 'yes' : 'no', isSound(dataDir)),
    figure(`${load}: answer, p50 / p95 / p99`, '', `${at(0.5)} / ${at(0.95)} / ${at(0.99)}`),
    figure('the first answer after a start', '', `${Math.round(first.ms)} ms`),
    figure(`${load}: throughput`, '', `${Math.round(posts / seconds)} a second`),
    figure(`${load}: all mails out after the last post`, '', `${Math.round(deliveryMs / 1000)} s`),
  ]
}
