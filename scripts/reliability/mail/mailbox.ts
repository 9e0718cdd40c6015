import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import type { Mail } from '@/scripts/reliability/judge'
import { writerOf } from '@/scripts/reliability/visitors'

const run = promisify(execFile)

/** An e-mail as a mail program reads it. */
export type Letter = Mail & { raw: string; email: Email }

async function letterOf(raw: string): Promise<Letter> {
  const email = await PostalMime.parse(raw)
  const [reference] = /HS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(email.subject ?? '') ?? []
  return { raw, email, key: email.messageId, reference, writer: writerOf(email.text ?? '') }
}

type Server = { host: string; port: number; authority: string; password: string }

/** A mailbox, read by curl over IMAP and TLS. */
export function openMailbox({ host, port, authority, password }: Server, user: string) {
  const known = new Map<string, Letter>()
  const imap = async (path: string, ...command: string[]) => {
    const tls = ['--cacert', authority, '--resolve', `${host}:${port}:127.0.0.1`]
    const url = `imaps://${host}:${port}/INBOX${path}`
    const { stdout } = await run('curl', [
      '--silent',
      '--show-error',
      ...tls,
      '--user',
      `${user}:${password}`,
      ...command,
      url,
    ])
    return stdout
  }
  return {
    /** All e-mails in it, oldest first. */
    async letters(): Promise<Letter[]> {
      const found = await imap('', '--request', 'UID SEARCH ALL')
      for (const uid of found.match(/\d+/g) ?? []) {
        if (!known.has(uid)) known.set(uid, await letterOf(await imap(`;UID=${uid}`)))
      }
      return [...known.values()]
    },
  }
}
