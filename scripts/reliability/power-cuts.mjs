import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lostAnswers, none, notRun } from './judge.mjs'
import { canMountDisks, copyFromDisk, onDisk } from './namespace.mjs'
import { startResend } from './resend-stub.mjs'
import { startSite } from './site.mjs'
import { isSound, repairStore, viewStore } from './store-view.mjs'
import { post, visitor } from './visitors.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { waitUntil } from './wait.mjs'

const DISK_BYTES = 48 * 2 ** 20
const POSTERS = 4

/** Posts without an end. `answers` holds what was answered so far. */
function keepPosting(url, first) {
  const answers = [first]
  let number = 1
  let stopping = false
  const press = async () => {
    while (!stopping) answers.push(await post(url, visitor(number++)))
  }
  const allDone = Promise.all(Array.from({ length: POSTERS }, press))
  return { answers, stop: () => ((stopping = true), allDone) }
}

/** What the disk itself holds at this moment: nothing of what the machine only remembers to write. */
function cutPower(pid, disk, copy) {
  process.kill(pid, 'SIGSTOP')
  copyFileSync(disk, copy)
  process.kill(pid, 'SIGCONT')
}

/** @returns {{ lost: number, sound: boolean }} what the machine finds when it starts again on that disk */
function startAgain({ copy, answers, folder }) {
  mkdirSync(folder)
  copyFromDisk(copy, folder)
  repairStore(folder)
  // Without its key a stored request cannot be read by anybody.
  const store = existsSync(join(folder, 'requests.key')) ? viewStore(folder) : new Map()
  return { lost: lostAnswers(answers, store, []).length, sound: isSound(folder) }
}

/**
 * A SIGKILL leaves the system's own memory of the files alone; a power cut does not. So the store lies on a disk in a
 * file, which is copied, with the site standing still, while visitors post.
 * @param {{ cuts: number, longestMs: number }} numbers a cut comes within this time after somebody was answered
 */
export async function measurePowerCuts({ cuts, longestMs }) {
  const what = `${cuts} power cuts`
  if (!canMountDisks()) return [notRun(what, '0 lost', 'needs root, a loop device and mkfs.ext4')]
  const workshop = temporaryFolder('power')
  const [disk, dataDir] = [join(workshop, 'disk'), join(workshop, 'data')]
  mkdirSync(dataDir)
  writeFileSync(disk, '')
  truncateSync(disk, DISK_BYTES)
  execFileSync('mkfs.ext4', ['-q', '-F', disk])
  const provider = await startResend()
  const site = await startSite({ dataDir, env: provider.env, within: onDisk(disk, dataDir) })

  const first = await post(site.url, visitor(0))
  const posting = keepPosting(site.url, first)
  const moments = []
  for (let cut = 0; cut < cuts; cut++) {
    const before = posting.answers.length
    await waitUntil(() => posting.answers.length > before, 30_000, 5)
    await sleep(Math.random() * longestMs)
    const moment = {
      copy: `${disk}-${cut}`,
      folder: join(workshop, String(cut)),
      answers: [...posting.answers],
    }
    cutPower(site.pid, disk, moment.copy)
    moments.push(moment)
  }
  await posting.stop()
  await site.stop()
  await provider.close()

  const found = moments.map(startAgain)
  const accepted = moments.at(-1)?.answers.length ?? 0
  return [
    none(
      `${what} while ${accepted} requests were accepted: lost`,
      found.reduce((sum, { lost }) => sum + lost, 0),
    ),
    none(`${what}: stores damaged`, found.filter(({ sound }) => !sound).length),
  ]
}
