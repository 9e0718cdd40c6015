import { startSmtpReceiver } from '../../lib/contact/testing/smtp-receiver.ts'
import { writerOf } from './visitors.mjs'

const refusal = (responseCode, message) => Object.assign(new Error(message), { responseCode })

/** What can go wrong at a mail server: what it answers to a recipient, and whether it hangs up on a mail it has taken. */
const smtpFaults = {
  'SMTP 4xx': { recipient: refusal(451, 'Come again later') },
  'SMTP 5xx': { recipient: refusal(550, 'No such mailbox') },
  'SMTP drop after DATA': { hangsUp: true },
}

/** A real SMTP server on loopback that keeps every mail it takes, by Message-ID, the mark of the same mail. */
export async function startSmtp() {
  const taken = []
  let fault
  const receiver = await startSmtpReceiver({
    onRcptTo: (_address, _session, callback) => callback(fault?.recipient),
    onData(stream, _session, callback) {
      let raw = ''
      stream.on('data', (chunk) => (raw += chunk))
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
    /** @param {keyof typeof smtpFaults | undefined} name */
    setFault: (name) => (fault = name && smtpFaults[name]),
    mails: () => taken,
    close: receiver.close,
  }
}
