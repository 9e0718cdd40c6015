import { expect, test } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { office } from '@/content/generated/practice/office'
import { startResendMailbox } from '../../lib/contact/testing/resend-mailbox'
import { deliverNow } from '../support/servers/requests'
import { newDataDir, spawnSite } from '../support/servers/site-server'
import { siteFor } from './configuration'
import { send, sendUntilAccepted, visitor, writersOf } from './visitors'

/** Gives a program its own mounts, which disappear when it ends. */
const unshare = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
const canMount = () => {
  const [program = '', ...args] = unshare
  return spawnSync(program, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
}
const onSmallDisk = (folder: string) => [
  ...unshare,
  ...['sh', '-c', 'mount -t tmpfs -o size=8m tmpfs "$0" && exec "$@"', folder],
]

/** Fills a disk to the last byte. Returns what makes room again. */
function fill(folder: string) {
  const ballast = `${folder}/ballast`
  const file = openSync(ballast, 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(512))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
  return () => rmSync(ballast)
}

/** Locks the store as another process could. Returns what unlocks it. */
function lock(folder: string) {
  const other = new DatabaseSync(`${folder}/requests.sqlite`, { timeout: 5000 })
  other.exec('begin exclusive')
  return () => other.close()
}

const faults = { 'its disk is full': fill, 'another process locks it': lock }

for (const [name, begin] of Object.entries(faults))
  test(`while the store is down because ${name}, nobody is told that it worked; afterward each request arrives once`, async () => {
    test.slow()
    const isOnDisk = begin === fill
    test.skip(isOnDisk && !canMount(), 'needs `unshare --mount`')
    const mailbox = await startResendMailbox()
    const dataDir = newDataDir()
    const site = spawnSite(siteFor(mailbox), { dataDir, within: isOnDisk ? onSmallDisk(dataDir) : [] })
    const url = await site.ready
    const visitors = Array.from({ length: 6 }, (_, number) => visitor(number))
    await send(url, visitors[0]!)

    // Outside of the site's own mounts the folder is empty.
    const end = begin(isOnDisk ? `/proc/${site.pid}/root${dataDir}` : dataDir)
    const answers = await Promise.all(visitors.slice(1).map((one) => send(url, one)))
    for (const { status, error } of answers) {
      expect([status, error?.code]).toEqual([503, 'unavailable'])
      expect(error?.message).toContain(office.phone.display)
    }
    expect((await fetch(`${url}/about`)).status).toBe(200)
    end()

    for (const one of visitors) expect((await sendUntilAccepted(url, one)).status).toBe(200)
    await deliverNow(url)
    await expect
      .poll(() => writersOf(mailbox.accepted.values()))
      .toEqual(visitors.map(({ email }) => email).sort())
    await site.stop()
    await mailbox.close()
  })
