import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortFrom } from '@/lib/server/node/listen'
import { makeAuthority, type Certificate } from '@/scripts/reliability/certificates'
import { startDovecot } from '@/scripts/reliability/mail/dovecot'
import { startGreylisting } from '@/scripts/reliability/mail/greylisting'
import { openMailbox } from '@/scripts/reliability/mail/mailbox'
import { startPostfix, type Entrance } from '@/scripts/reliability/mail/postfix'
import { canMount, withHosts } from '@/scripts/reliability/namespace'

const HOST = 'mail.practice.test'
const PASSWORD = 'p/w@á#1'
const MAILBOX_PASSWORD = 'mailbox'

const outputOf = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''

/** Why the mail service can't run here; undefined if it can. */
export function whyNoMailService(): string | undefined {
  if (process.getuid?.() !== 0 || !canMount()) return 'needs root and unshare'
  if (!outputOf('postconf', '-h', 'mail_version')) return 'needs postfix'
  if (!outputOf('dovecot', '--version').startsWith('2.3')) return 'needs dovecot 2.3 with imapd and lmtpd'
  return outputOf('curl', '--version').includes('imaps') ? undefined : 'needs curl'
}

/** Everything in order: encryption, then a password, then mail for the practice only. */
const sound = {
  smtpd_tls_security_level: 'encrypt',
  smtpd_tls_chain_files: '$certificate',
  smtpd_sasl_auth_enable: 'yes',
  smtpd_recipient_restrictions: 'permit_sasl_authenticated,reject',
}

const faultyEntrances = (policyPort: number): Readonly<Record<string, Record<string, string>>> => ({
  none: sound,
  'wrong password': sound,
  // What it would take if the site sent it.
  'no STARTTLS': {
    ...sound,
    smtpd_tls_security_level: '$encryption',
    smtpd_recipient_restrictions: 'permit_mynetworks,reject',
  },
  'certificate for another name': { ...sound, smtpd_tls_chain_files: '$changing_certificate' },
  greylisting: {
    ...sound,
    smtpd_recipient_restrictions: `check_policy_service,inet:127.0.0.1:${policyPort},${sound.smtpd_recipient_restrictions}`,
  },
  'full queue': { ...sound, queue_minfree: '$least_free' },
})

export const serviceFaults = [
  'wrong password',
  'no STARTTLS',
  'certificate for another name',
  'greylisting',
  'full queue',
] as const
export type ServiceFault = (typeof serviceFaults)[number]

const chainOf = ({ keyPath, path }: Certificate) => `${keyPath},${path}`

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined))
    socket.on('error', () => resolve(false))
  })
}

/**
 * Debian's Postfix and Dovecot on loopback, under a host name of their own: SMTP with STARTTLS and a
 * password, delivery into Maildir mailboxes, IMAP. Each fault has its own port, so that they can be measured side by side.
 */
export async function startMailService() {
  const folder = mkdtempSync(join(tmpdir(), 'mail-service-'))
  // The two programs' own users have to reach their files.
  chmodSync(folder, 0o755)
  const part = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const authority = makeAuthority(folder, 'authority')
  const certificate = authority.issue(HOST)
  const others = authority.issue('mail.elsewhere.test')
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1 localhost ${HOST}\n`)

  const greylisting = await startGreylisting()
  const ports: number[] = []
  for (let next = 4550; ports.length < 9; ports.push(next++)) next = await freePortFrom(next)
  const [imapPort = 0, lmtpPort = 0, saslPort = 0, ...smtpPorts] = ports
  const kinds = Object.entries(faultyEntrances(greylisting.port))
  const entrances = new Map<string, Entrance>(
    kinds.map(([name, settings], index) => [name, { port: smtpPorts[index] ?? 0, settings }]),
  )

  const dovecot = await startDovecot({
    folder: part('dovecot'),
    ...{ certificate, imapPort, lmtpPort, saslPort, mailboxPassword: MAILBOX_PASSWORD },
    isReady: () => answers(imapPort),
  })
  const passwords = { website: PASSWORD, renewed: PASSWORD }
  dovecot.setSenders(passwords)
  const postfix = await startPostfix({
    folder: part('postfix'),
    host: HOST,
    entrances: [...entrances.values()],
    changeable: {
      certificate: chainOf(certificate),
      changing_certificate: chainOf(certificate),
      encryption: 'encrypt',
      least_free: '0',
    },
    ...{ lmtpPort, saslPort },
    isReady: () => answers(entrances.get('none')?.port ?? 0),
  })

  const faults: Record<ServiceFault, (isOn: boolean) => void> = {
    'wrong password': (isOn) => dovecot.setSenders({ ...passwords, renewed: isOn ? 'another' : PASSWORD }),
    'no STARTTLS': (isOn) => postfix.change('encryption', isOn ? 'none' : 'encrypt'),
    'certificate for another name': (isOn) =>
      postfix.change('changing_certificate', chainOf(isOn ? others : certificate)),
    greylisting: greylisting.set,
    'full queue': (isOn) => postfix.change('least_free', isOn ? '1000000000000000' : '0'),
  }

  return {
    /** How to start a site that sends through the port with this fault to this mailbox. */
    siteOptions(fault: ServiceFault | 'none', mailbox: string) {
      const sender = fault === 'wrong password' ? 'renewed' : 'website'
      const user = `${sender}:${encodeURIComponent(PASSWORD)}`
      return {
        within: withHosts(hosts),
        env: {
          MAIL_TRANSPORT: 'smtp',
          SMTP_URL: `smtp://${user}@${HOST}:${entrances.get(fault)?.port}`,
          NODE_EXTRA_CA_CERTS: authority.path,
          CONTACT_TO: mailbox,
        },
      }
    },
    setFault: (fault: ServiceFault, isOn: boolean) => faults[fault](isOn),
    mailbox: (user: string) =>
      openMailbox(
        { host: HOST, port: imapPort, authority: authority.path, password: MAILBOX_PASSWORD },
        user,
      ),
    async stop(): Promise<void> {
      await postfix.stop()
      await dovecot.stop()
      greylisting.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
