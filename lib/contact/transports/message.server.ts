import 'server-only'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '@/lib/contact/transports/transport'

/** A mail for nodemailer, with a Message-ID that never changes, by which mail programs drop repeats. */
export function toMessage(mail: Mail): SendMailOptions {
  const domain = /@([^\s<>@]+)>?$/.exec(mail.from)?.[1] ?? 'localhost'
  return {
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.key.toLowerCase()}@${domain}>`,
    xMailer: false,
    // Nothing in a mail may make the server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
