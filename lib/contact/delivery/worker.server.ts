import 'server-only'
import { deliverDue, sendNotices } from '@/lib/contact/delivery/delivery.server'
import { fileTransport } from '@/lib/contact/delivery/transports/file.server'
import { resendTransport } from '@/lib/contact/delivery/transports/resend.server'
import { smtpTransport } from '@/lib/contact/delivery/transports/smtp.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'
import { contactStore, reportStoreFailure } from '@/lib/contact/store/contact-store.server'
import { env, mailSettings, staffLinkSite, type MailSettings } from '@/lib/platform/env'
import { oncePerProcess } from '@/lib/platform/http/once-per-process'
import { reportFailure } from '@/lib/platform/log/report-failure.server'

/** How often the worker looks for due e-mail, in milliseconds. */
const POLL_MS = 5000
/** How often it does its upkeep, in milliseconds. */
const UPKEEP_MS = 60_000

type Work = (stopping: () => boolean) => Promise<unknown>

function transportFor(settings: MailSettings): Transport {
  switch (settings.transport) {
    case 'file':
      return fileTransport(settings.dataDir)
    case 'smtp':
      return smtpTransport(settings.url)
    case 'resend':
      return resendTransport(settings.apiKey, settings.baseUrl)
  }
}

/** How the configured site sends mail to its staff. */
export function mailChannel() {
  const settings = mailSettings(env())
  const { to, from } = settings
  return { addresses: { to, from }, transport: transportFor(settings) }
}

/**
 * Sends the due e-mail with this process's store and configuration. Never throws.
 * @param stopping checked before each e-mail; true stops the run.
 * @returns how many were sent.
 */
export async function sendDue(stopping: () => boolean): Promise<{ delivered: number; notices: number }> {
  const sent = { delivered: 0, notices: 0 }
  try {
    const store = await contactStore()
    const detail = env().CONTACT_EMAIL_DETAIL
    const delivery = { ...mailChannel(), store, detail, linkSite: staffLinkSite(env()) }
    sent.delivered = await deliverDue(delivery, stopping)
    sent.notices = await sendNotices(delivery, stopping)
  } catch (error) {
    reportStoreFailure(error, Date.now())
  }
  return sent
}

/** Runs `deliver` on a timer and on demand, never twice at once. */
export function createWorker(deliver: Work, pollMs = POLL_MS) {
  let stopped = false
  let wanted = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let upkeep: Work | undefined
  let nextUpkeepAt = 0

  async function run() {
    while (wanted && !stopped) {
      wanted = false
      await attempt(deliver)
      if (!upkeep || stopped || Date.now() < nextUpkeepAt) continue
      nextUpkeepAt = Date.now() + UPKEEP_MS
      await attempt(upkeep)
    }
    running = undefined
  }

  const attempt = (work: Work) =>
    work(() => stopped).catch((error: unknown) => reportFailure('contact: delivery', error))

  /** Delivers what is due now. Resolves when nothing is due anymore. */
  function wake(): Promise<void> {
    // The current run may have missed a request that just arrived, so run once more afterward.
    wanted = true
    return (running ??= run())
  }

  return {
    wake,
    /** Starts the timer, which doesn't keep the process alive, and from now on does the upkeep every minute, too. */
    start(work?: Work) {
      upkeep = work
      timer ??= setInterval(() => void wake(), pollMs).unref()
      void wake()
    },
    /** Stops permanently. Resolves once the current delivery, if any, is done. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}

/**
 * This process's worker. lib/server/node/stop.ts finds it as
 * globalThis[Symbol.for('hanford.delivery-worker')].
 */
export const deliveryWorker = () => oncePerProcess('delivery-worker', () => createWorker(sendDue))
