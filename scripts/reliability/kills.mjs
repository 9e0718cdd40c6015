import { setTimeout as sleep } from 'node:timers/promises'
import { figure, lostAnswers, none, repeatedMails, undelivered } from './judge.mjs'
import { startResend } from './resend-stub.mjs'
import { spawnSite } from './site.mjs'
import { isSound, viewStore } from './store-view.mjs'
import { postUntilAccepted, visitor } from './visitors.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { waitUntil } from './wait.mjs'

/** Between two presses of one visitor, in milliseconds: the load is not what is measured here. */
const PAUSE_MS = 60
/** A kill comes at a random moment of this time. */
const LONGEST_LIFE_MS = 1500
/** From when on that time runs, in turn: a kill while starting, one before anybody was answered, two under load. */
const beginnings = ['spawned', 'ready', 'accepting', 'accepting']

/** Posts without an end, each until it is accepted, and keeps the answers. */
function keepPosting(url, posters) {
  const seen = { answers: [], broken: 0 }
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

/** @returns the site that lives in the end, and the most deliveries that stood cut off at one moment */
async function killAgainAndAgain(times, { first, restart, seen, dataDir }) {
  let site = first
  let cutOff = 0
  for (let kill = 0; kill < times; kill++) {
    const beginning = beginnings[kill % beginnings.length]
    const before = seen.answers.length
    if (beginning !== 'spawned') await site.ready
    if (beginning === 'accepting') await waitUntil(() => seen.answers.length > before, 30_000, 10)
    await sleep(Math.random() * LONGEST_LIFE_MS)
    await site.stop('SIGKILL')
    const leased = [...viewStore(dataDir).values()].filter(({ state }) => state === 'sending')
    cutOff = Math.max(cutOff, leased.length)
    site = restart()
  }
  await site.ready
  return { site, cutOff }
}

/**
 * The site is killed and started again and again, while visitors post and, where no answer came, press again.
 * @param {object} numbers
 * @param {number} numbers.kills
 * @param {number} numbers.posters
 * @param {number} numbers.deliveryLimitMs 0: what is in the queue at the end is not waited for
 */
export async function measureKills({ kills, posters, deliveryLimitMs }) {
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
