import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lostAnswers, none, notRun } from '@/scripts/reliability/judge'
import { canMountDisks, copyFromDisk, onDisk } from '@/scripts/reliability/namespace'
import { startResend } from '@/scripts/reliability/resend-stub'
import { startSite } from '@/scripts/reliability/site'
import { isSound, repairStore, viewStore } from '@/scripts/reliability/store-view'
import { post, visitor, type Answer } from '@/scripts/reliability/visitors'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'
import { waitUntil } from '@/scripts/reliability/wait'
import type { Figure } from '@/tests/run/report'

const DISK_BYTES = 48 * 2 ** 20
const POSTERS = 4

/** Submits requests until stopped. `answers` contains the responses so far. */
function keepPosting(url: string, first: Answer) {
  const answers = [first]
  let number = 1
  let stopping = false
  const press = async () => {
    while (!stopping) answers.push(await post(url, visitor(number++)))
  }
  const allDone = Promise.all(Array.from({ length: POSTERS }, press))
  const stop = () => {
    stopping = true
    return allDone
  }
  return { answers, stop }
}

/** Copies what is on the disk at this moment, without what is still in the operating system's write cache. */
function cutPower(pid: number, disk: string, copy: string): void {
  process.kill(pid, 'SIGSTOP')
  copyFileSync(disk, copy)
  process.kill(pid, 'SIGCONT')
}

type Moment = { copy: string; answers: readonly Answer[]; folder: string }

/** Simulates a restart from that disk. */
function startAgain({ copy, answers, folder }: Moment): { lost: number; sound: boolean } {
  mkdirSync(folder)
  copyFromDisk(copy, folder)
  repairStore(folder)
  // Without its key, a stored request is unreadable.
  const store = existsSync(join(folder, 'requests.key')) ? viewStore(folder) : new Map()
  return { lost: lostAnswers(answers, store, []).length, sound: isSound(folder) }
}

/**
 * A power cut also loses the operating system's file cache, unlike SIGKILL. To simulate it, the store is on a
 * disk image, which is copied while the site is paused and visitors submit requests.
 * @param numbers each cut comes at most `longestMs` after a response.
 */
export async function measurePowerCuts({
  cuts,
  longestMs,
}: {
  cuts: number
  longestMs: number
}): Promise<Figure[]> {
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
  const moments: Moment[] = []
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
