import 'server-only'
import type { Kysely } from 'kysely'
import { userInfo } from 'node:os'
import { characterCount, hasControlCharacter } from '@/lib/text/typed-text'
import type { CallResult, ContactDatabase } from '@/lib/contact/store/schema.server'

/** Who runs a command: the operating system account, and the name given with `--as`. */
export type StaffMember = { account: string; name: string | null }

const LONGEST_NAME = 60

/**
 * Identifies who is running this process.
 * @param sudoUser SUDO_USER: who switched to the site's account, which all staff may share.
 * @returns null if the name is empty, longer than 60 characters or has more than one line.
 */
export function staffMember(name: string | undefined, sudoUser: string | undefined): StaffMember | null {
  const trimmed = name?.trim() ?? null
  if (trimmed === '' || (trimmed && !isName(trimmed))) return null
  return { account: sudoUser ? `${sudoUser} as ${osUser()}` : osUser(), name: trimmed }
}

const isName = (text: string) => characterCount(text) <= LONGEST_NAME && !hasControlCharacter(text)

/** In a container, the user ID may not have a name. */
function osUser(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.()}`
  }
}

/** Staff who use the link, with the name they typed: anyone can type any name. */
export const linkStaff = <Name extends string | null>(name: Name) => ({ account: 'staff link', name })

/** `refused`: a wrong passcode. */
type Command =
  | ('show' | 'export' | 'erase' | 'purge' | 'retry' | 'handled' | 'revoke' | 'undo' | 'refused')
  | ('calling' | CallResult)

export type Access = { staff: StaffMember; command: Command; now: number }

/**
 * Records that someone is about to read, change or erase patient data, or was kept from it. Call it first: if it throws,
 * show nothing.
 * @param subject references, or a count.
 */
export async function recordAccess(
  db: Kysely<ContactDatabase>,
  { staff, command, now }: Access,
  subject: string[] | string,
): Promise<void> {
  const text = typeof subject === 'string' ? subject : subject.join(' ')
  await db
    .insertInto('access_log')
    .values({ at: now, ...staff, command, subject: text })
    .execute()
}

/** When the staff's links were last revoked; 0 if never. */
export async function lastRevoked(db: Kysely<ContactDatabase>): Promise<number> {
  const { at } = await db
    .selectFrom('access_log')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('command', '=', 'revoke')
    .executeTakeFirstOrThrow()
  return at ?? 0
}

/** The references that this member of the staff has been shown since a time. */
export async function shownSince(
  db: Kysely<ContactDatabase>,
  { account, name }: { account: string; name: string },
  since: number,
): Promise<Set<string>> {
  const entries = await db
    .selectFrom('access_log')
    .select('subject')
    .where('command', '=', 'show')
    .where('at', '>=', since)
    .where('account', '=', account)
    .where('name', '=', name)
    .execute()
  return new Set(entries.flatMap(({ subject }) => subject.split(' ')))
}
