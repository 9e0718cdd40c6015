import { startSmtpReceiver } from '@/lib/contact/testing/smtp-receiver'
import type { Mail } from '@/scripts/reliability/judge'
import { writerOf } from '@/scripts/reliability/visitors'

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/**
 * Possible faults at a mail server: its response to a recipient, or dropping the connection after accepting a
 * mail.
 */
const smtpFaults: Readonly<Record<string, { recipient?: Error; hangsUp?: boolean }>> = {
  'SMTP 4xx': { recipient: refusal(451, 'Come again later') },
  'SMTP 5xx': { recipient: refusal(550, 'No such mailbox') },
  'SMTP drop after DATA': { hangsUp: true },
}

/** A real SMTP server on loopback that stores every accepted mail by Message-ID, which identifies repeats. */
export async function startSmtp() {
  const taken: (Mail & { at: number })[] = []
  let fault: (typeof smtpFaults)[string] | undefined
  const receiver = await startSmtpReceiver({
    onRcptTo: (_address, _session, callback) => callback(fault?.recipient),
    onData(stream, _session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()))
      stream.on('end', () => {
        const [, key] = /^Message-ID: (\S+)/im.exec(raw) ?? []
        const [reference] = /HS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(raw) ?? []
        taken.push({ key, reference, writer: writerOf(raw), at: Date.now() })
        if (fault?.hangsUp) receiver.hangUp()
        else callback()
      })
    },
  })
  return {
    env: { MAIL_TRANSPORT: 'smtp', SMTP_URL: `smtp://127.0.0.1:${receiver.port}` },
    setFault(name: string | undefined): void {
      fault = name === undefined ? undefined : smtpFaults[name]
    },
    mails: () => taken,
    close: receiver.close,
  }
}
