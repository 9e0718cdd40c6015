import 'server-only'
import { eraseRequest, eraseText } from '@/lib/contact/staff/erase.server'
import { exportCsv, exportFile, writeExport } from '@/lib/contact/staff/export.server'
import { orderHandled, orderRetry } from '@/lib/contact/staff/orders.server'
import { showText } from '@/lib/contact/staff/show-text.server'
import { statsText, weeklyStats } from '@/lib/contact/staff/stats.server'
import { visitsText } from '@/lib/contact/staff/visits.server'
import { accessLogText, listData, listText } from '@/lib/contact/staff/tables.server'
import { recordAccess, type Access, type StaffMember } from '@/lib/contact/store/access-log.server'
import type { ContactStore } from '@/lib/contact/store/contact-store.server'
import { callbacksOf } from '@/lib/contact/store/callbacks.server'
import { countPurgeable, expiredMailFiles, purge, purgeMailFiles } from '@/lib/contact/store/purge.server'
import {
  deliveryStates,
  listStored,
  undeliveredStates,
  type StoredRequest,
} from '@/lib/contact/store/stored-requests.server'

export type CommandContext = {
  store: ContactStore
  dataDir: string
  /** The site's code folder, and the user's working directory. */
  checkout: string
  folder: string
  staff: StaffMember
  now: number
}

/** A command's output, and whether it succeeded. */
export type Answer = { ok: boolean; text: string }

type Values = { state?: string; json?: boolean; all?: boolean; out?: string; 'dry-run'?: boolean }

const access = ({ staff, now }: CommandContext, command: Access['command']): Access => ({
  staff,
  command,
  now,
})

/** Commands that apply to all requests. */
export const storeCommands = {
  async list({ store: { db }, now }: CommandContext, { state, json }: Values): Promise<Answer> {
    const known = deliveryStates.find((name) => name === state)
    if (state !== undefined && !known)
      return { ok: false, text: `--state is one of ${deliveryStates.join(', ')}.` }
    const requests = await listStored(db, known && [known])
    return {
      ok: true,
      text: json ? JSON.stringify(listData(requests, now), null, 2) : listText(requests, now),
    }
  },

  async stats({ store: { db } }: CommandContext, { json }: Values): Promise<Answer> {
    const requests = await listStored(db)
    return { ok: true, text: json ? JSON.stringify(weeklyStats(requests), null, 2) : statsText(requests) }
  },

  async export(context: CommandContext, { all, out }: Values): Promise<Answer> {
    const { db, ring } = context.store
    const file = out === undefined ? null : exportFile(out, context)
    if (file && !file.ok) return file
    const requests = await listStored(db, all ? undefined : undeliveredStates)
    await recordAccess(
      db,
      access(context, 'export'),
      requests.map(({ reference }) => reference),
    )
    const references = requests.map(({ reference }) => reference)
    const csv = exportCsv(requests, ring, await callbacksOf(db, references))
    if (!file) return { ok: true, text: csv }
    const written = writeExport(file.path, csv)
    if (!written.ok) return written
    return {
      ok: true,
      text: `${requests.length} requests are in ${file.path}. It holds what patients wrote: delete it after use.`,
    }
  },

  async purge(context: CommandContext, { 'dry-run': isRehearsal }: Values): Promise<Answer> {
    const { store, dataDir, now } = context
    const due = await countPurgeable(store.db, now)
    if (isRehearsal) {
      const files = await expiredMailFiles(store.db, dataDir, now)
      return { ok: true, text: purgeText(due, files.length, 'would be') }
    }
    await recordAccess(store.db, access(context, 'purge'), `${due.erased} bodies, ${due.forgotten} requests`)
    const done = await purge(store.db, now)
    return { ok: true, text: purgeText(done, await purgeMailFiles(store.db, dataDir, now), 'were') }
  },

  async visits({ store, now }: CommandContext): Promise<Answer> {
    return { ok: true, text: await visitsText(store.db, now) }
  },

  async revoke(context: CommandContext): Promise<Answer> {
    await recordAccess(context.store.db, access(context, 'revoke'), 'all links')
    return { ok: true, text: 'No link that was sent so far works any longer. The next e-mail has a new one.' }
  },

  async 'access-log'({ store }: CommandContext): Promise<Answer> {
    return { ok: true, text: await accessLogText(store.db) }
  },
}

/** Commands that apply to one stored request. */
export const requestCommands = {
  async show(context: CommandContext, stored: StoredRequest): Promise<Answer> {
    const { db, ring } = context.store
    await recordAccess(db, access(context, 'show'), [stored.reference])
    return showText(stored, ring)
  },
  async retry(context: CommandContext, stored: StoredRequest): Promise<Answer> {
    const { db } = context.store
    await recordAccess(db, access(context, 'retry'), [stored.reference])
    return orderRetry(db, stored, context.now)
  },
  async handled(context: CommandContext, stored: StoredRequest): Promise<Answer> {
    const { db } = context.store
    await recordAccess(db, access(context, 'handled'), [stored.reference])
    return orderHandled(db, stored, context.now)
  },
}

/** Erases one request. It need not be in the store: a mail file may have outlived it. */
export async function erase(context: CommandContext, reference: string): Promise<Answer> {
  const { store, dataDir, now } = context
  const erased = await eraseRequest(store.db, { reference, dataDir, access: access(context, 'erase') })
  return { ok: erased.ok, text: eraseText(reference, erased, now) }
}

function purgeText(
  { erased, forgotten }: { erased: number; forgotten: number },
  mailFiles: number,
  verb: 'were' | 'would be',
): string {
  return `${erased} bodies ${verb} erased, ${forgotten} requests ${verb} forgotten, ${mailFiles} mail files ${verb} removed.`
}
