import 'server-only'
import { createTransport } from 'nodemailer'
import { domainOf, toMessage } from '@/lib/contact/delivery/transports/message.server'
import { NETWORK_LIMIT_MS, type Transport } from '@/lib/contact/delivery/transports/transport'
import type { SendErrorCode } from '@/lib/contact/store/failure-policy'

/** Sends through SMTP, encrypted unless the server is on this machine. */
export function smtpTransport(url: string, limitMs = NETWORK_LIMIT_MS): Transport {
  const options = smtpOptions(url, limitMs)
  return {
    async send(mail) {
      // Mail services refuse clients that greet them as 127.0.0.1, the default.
      const mailer = createTransport({ ...options, name: domainOf(mail.from) })
      try {
        await mailer.sendMail(toMessage(mail))
        return { ok: true }
      } catch (error) {
        return { ok: false, code: smtpErrorCode(error) }
      }
    },
  }
}

/** Parses SMTP_URL: smtps:// uses TLS from the start; smtp:// requires STARTTLS before anything is sent. */
function smtpOptions(url: string, limitMs: number) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const secure = protocol === 'smtps:'
  const loopback = host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
  return {
    host,
    secure,
    port: Number(port) || (secure ? 465 : 587),
    requireTLS: !secure && !loopback,
    // Local connections may be unencrypted or use a self-signed certificate.
    tls: { rejectUnauthorized: !loopback },
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    dnsTimeout: limitMs,
  }
}

/**
 * Maps nodemailer's error to what it means for the e-mail: rejected, not sent, or unknown because the
 * connection was lost.
 */
function smtpErrorCode(error: unknown): SendErrorCode {
  const { responseCode = 0, code, originalCode = '', syscall } = error as SmtpError
  // Before the connection is encrypted nothing has been sent, and a 5xx is not about the e-mail.
  if (code === 'EDNS' || code === 'ETLS' || syscall === 'connect') return 'unreachable'
  if (badCertificate.test(originalCode)) return 'unreachable'
  if (code === 'EAUTH' && responseCode >= 500) return 'unauthorized'
  if (responseCode >= 500) return 'refused'
  if (responseCode >= 400) return 'busy'
  if (code === 'ETIMEDOUT') return 'timed-out'
  return code === 'ESOCKET' || code === 'ECONNECTION' ? 'interrupted' : 'failed'
}

/** Node's codes for a certificate that it rejects: another name, another issuer, expired. */
const badCertificate = /CERT|ISSUER|LEAF_SIGNATURE|INVALID_CA|INVALID_PURPOSE/

type SmtpError = { responseCode?: number; code?: string; originalCode?: string; syscall?: string }
