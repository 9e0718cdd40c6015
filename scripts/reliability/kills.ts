import { setTimeout as sleep } from 'node:timers/promises'
import { lostAnswers, none, repeatedMails, undelivered } from '@/scripts/reliability/judge'
import { startResend } from '@/scripts/reliability/resend-stub'
import { spawnSite } from '@/scripts/reliability/site'
import { isSound, viewStore } from '@/scripts/reliability/store-view'
import { postUntilAccepted, visitor, type Answer } from '@/scripts/reliability/visitors'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

/** The pause between one visitor's submissions, in milliseconds; load is not what is measured here. */
const PAUSE_MS = 60
/** A site is killed at a random time within this many milliseconds. */
const MAX_LIFE_MS = 1500
/** When that time starts, in rotation: during startup, before the first response, and twice under load. */
const startPoints = ['spawned', 'ready', 'accepting', 'accepting']

type Site = ReturnType<typeof spawnSite>
type Seen = { answers: Answer[]; broken: number }

function keepPosting(url: string, posters: number) {
  const seen: Seen = { answers: [], broken: 0 }
  let number = 1
  let stopping = false
  const press = async () => {
    while (!stopping) {
      const { answer, broken } = await postUntilAccepted(url, visitor(number++), PAUSE_MS)
      seen.answers.push(answer)
      seen.broken += broken
      await sleep(PAUSE_MS)
    }
  }
  const allDone = Promise.all(Array.from({ length: posters }, press))
  const stop = () => {
    stopping = true
    return allDone
  }
  return { seen, stop }
}

/**
 * Repeatedly kills and restarts the site.
 * @returns the last site, and the largest number of interrupted deliveries at any time
 */
async function killAgainAndAgain(
  times: number,
  { first, restart, seen, dataDir }: { first: Site; restart: () => Site; seen: Seen; dataDir: string },
) {
  let site = first
  let cutOff = 0
  for (let kill = 0; kill < times; kill++) {
    const startPoint = startPoints[kill % startPoints.length]
    const before = seen.answers.length
    if (startPoint !== 'spawned') await site.ready
    if (startPoint === 'accepting') await waitUntil(() => seen.answers.length > before, 30_000, 10)
    await sleep(Math.random() * MAX_LIFE_MS)
    await site.stop('SIGKILL')
    const leased = [...viewStore(dataDir).values()].filter(({ state }) => state === 'sending')
    cutOff = Math.max(cutOff, leased.length)
    site = restart()
  }
  await site.ready
  return { site, cutOff }
}

type Numbers = {
  kills: number
  posters: number
  /** 0: don't wait for the queue at the end. */
  deliveryLimitMs: number
}

/**
 * Kills and restarts the site repeatedly while visitors submit requests, and resubmit them if they get no
 * response.
 */
export async function measureKills({ kills, posters, deliveryLimitMs }: Numbers): Promise<Figure[]> {
  const provider = await startResend()
  const dataDir = temporaryFolder('kills')
  const first = spawnSite({ dataDir, env: provider.env })
  const url = await first.ready
  const restart = () => spawnSite({ dataDir, env: provider.env, port: Number(new URL(url).port) })

  const { seen, stop } = keepPosting(url, posters)
  const { site, cutOff } = await killAgainAndAgain(kills, { first, restart, seen, dataDir })
  await stop()
  const { answers, broken } = seen
  const isDone = () => undelivered(answers, viewStore(dataDir), provider.mails()).length === 0
  await waitUntil(isDone, deliveryLimitMs)

  const mails = provider.mails()
  const store = viewStore(dataDir)
  await site.stop()
  await provider.close()
  const what = `${kills} SIGKILLs`
  const rows = [
    none(`${what}: accepted requests lost`, lostAnswers(answers, store, []).length),
    none(`${what}: staff e-mails sent twice`, repeatedMails(mails).length),
    none(`${what}: requests stored twice`, store.size - answers.length),
    figure(`${what}: the store's file is sound`, 'yes', isSound(dataDir) ? 'yes' : 'no', isSound(dataDir)),
    figure(`${what}: accepted, pressed again after a kill`, '', `${answers.length}, ${broken} times`),
    figure(`${what}: most deliveries cut off and not taken up again yet`, '', cutOff),
  ]
  if (deliveryLimitMs === 0) return rows
  return [...rows, none(`${what}: not delivered in the end`, undelivered(answers, store, mails).length)]
}
