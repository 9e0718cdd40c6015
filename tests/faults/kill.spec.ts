import { expect, test } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startResendMailbox } from '../../lib/contact/testing/resend-mailbox'
import { deliverNow, letTimePass } from '../support/servers/requests'
import { newDataDir, spawnSite, startSite } from '../support/servers/site-server'
import { siteFor } from './configuration'
import { sendUntilAccepted, visitor, writersOf, type Answer } from './visitors'

const kills = 20
const visitorsAtOnce = 4
/** The site is killed at a random moment within this time after it was started, was ready or had answered. */
const longestLifeMs = 700
const patiently = { timeout: 30_000, intervals: [10] }
const moments = ['started', 'ready', 'answered', 'answered']

test('kill -9 at any moment loses and doubles nothing', async () => {
  test.setTimeout(300_000)
  const mailbox = await startResendMailbox()
  const dataDir = newDataDir()
  const first = await startSite(siteFor(mailbox), dataDir)
  const restart = () => spawnSite({ ...siteFor(mailbox), PORT: new URL(first.url).port }, { dataDir })

  const accepted: Answer[] = []
  let number = 0
  let isOver = false
  const press = async () => {
    while (!isOver) accepted.push(await sendUntilAccepted(first.url, visitor(number++)))
  }
  const visitors = Promise.all(Array.from({ length: visitorsAtOnce }, press))

  let site: ReturnType<typeof spawnSite> = first
  for (let kill = 0; kill < kills; kill++) {
    const moment = moments[kill % moments.length]
    const before = accepted.length
    if (moment !== 'started') await site.ready
    if (moment === 'answered') await expect.poll(() => accepted.length, patiently).toBeGreaterThan(before)
    await sleep(Math.random() * longestLifeMs)
    await site.stop('SIGKILL')
    site = restart()
  }
  await site.ready
  isOver = true
  await visitors
  await site.stop()

  // What a kill interrupted is sent again when the interrupted attempt's time is over.
  letTimePass(dataDir)
  const last = await startSite(siteFor(mailbox), dataDir)
  await deliverNow(last.url)
  expect(accepted.length).toBeGreaterThan(kills)
  expect(new Set(accepted.map(({ reference }) => reference)).size).toBe(accepted.length)
  expect(writersOf(mailbox.accepted.values())).toEqual(accepted.map(({ email }) => email).sort())
  await last.stop()
  await mailbox.close()
})
