import 'server-only'
import { createTransport } from 'nodemailer'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailFolder } from '@/lib/contact/store/mail-files.server'
import { toMessage } from '@/lib/contact/delivery/transports/message.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'

/** Writes each e-mail to DATA_DIR/mail/<key>.eml, for development and demos; a repeat replaces the file. */
export function fileTransport(dataDir: string): Transport {
  const directory = mailFolder(dataDir)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const path = join(directory, `${mail.key}.eml`)
      const draft = `${path}.tmp`
      try {
        const { message } = await composer.sendMail(toMessage(mail))
        mkdirSync(directory, { recursive: true, mode: 0o700 })
        writeFileSync(draft, message as Buffer, { mode: 0o600, flush: true })
        renameSync(draft, path)
        return { ok: true }
      } catch {
        return { ok: false, code: 'failed' }
      }
    },
  }
}
