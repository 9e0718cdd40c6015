import 'server-only'
import { createTransport } from 'nodemailer'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeDurably } from '@/lib/contact/store/durable-file.server'
import { mailFolder } from '@/lib/contact/store/mail-files.server'
import { toMessage } from '@/lib/contact/delivery/transports/message.server'
import type { Transport } from '@/lib/contact/delivery/transports/transport'

/** Writes each e-mail to DATA_DIR/mail/<key>.eml, for development and demos; a repeat replaces the file. */
export function fileTransport(dataDir: string): Transport {
  const directory = mailFolder(dataDir)
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      try {
        const { message } = await composer.sendMail(toMessage(mail))
        mkdirSync(directory, { recursive: true, mode: 0o700 })
        writeDurably(join(directory, `${mail.key}.eml`), message as Buffer)
        return { ok: true }
      } catch {
        return { ok: false, code: 'failed' }
      }
    },
  }
}
