import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from '@/scripts/reliability/certificates'
import { startProxy } from '@/tests/support/servers/start-proxy'

type Options = {
  folder: string
  certificate: Certificate
  imapPort: number
  lmtpPort: number
  saslPort: number
  /** Opens every mailbox. */
  mailboxPassword: string
  isReady: () => Promise<boolean>
}

/** Passwords of those who may send are in a file, which is read anew for each attempt. */
const configuration = ({ folder, certificate, mailboxPassword, ...ports }: Options) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap lmtp
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate.path}
ssl_key = <${certificate.keyPath}
auth_mechanisms = plain login
mail_location = maildir:~/Maildir
mail_uid = mail
mail_gid = mail
first_valid_uid = 1
passdb {
  driver = passwd-file
  args = ${folder}/senders
}
passdb {
  driver = static
  args = password=${mailboxPassword}
}
userdb {
  driver = static
  args = home=${folder}/mailboxes/%u allow_all_users=yes
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${ports.imapPort}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtpPort}
  }
}
service auth {
  inet_listener {
    port = ${ports.saslPort}
  }
}
`

/** Starts Dovecot 2.3 with its own configuration, Maildir mailboxes and ports. Needs root. */
export async function startDovecot(options: Options) {
  const { folder, isReady } = options
  mkdirSync(join(folder, 'mailboxes'))
  chmodSync(join(folder, 'mailboxes'), 0o777)
  const file = join(folder, 'dovecot.conf')
  writeFileSync(file, configuration(options))
  const { stop } = await startProxy({ program: 'dovecot', args: ['-F', '-c', file], isReady })
  return {
    /** @param senders the password of each. */
    setSenders(senders: Readonly<Record<string, string>>): void {
      const lines = Object.entries(senders).map(([name, password]) => `${name}:{PLAIN}${password}::::::\n`)
      writeFileSync(join(folder, 'senders'), lines.join(''))
    },
    stop,
  }
}
