import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProxy } from '@/tests/support/servers/start-proxy'

/** A port of the mail service: its own settings, which may refer to a changeable one as `$name`. */
export type Entrance = { port: number; settings: Record<string, string> }

type Options = {
  folder: string
  host: string
  entrances: readonly Entrance[]
  /** Settings that faults change. */
  changeable: Record<string, string>
  lmtpPort: number
  saslPort: number
  isReady: () => Promise<boolean>
}

/** Certificate checks, passwords and policies are Postfix's own; only where its files and ports are is ours. */
const mainFile = ({ folder, host, changeable, lmtpPort, saslPort }: Options) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = ${host}
mydestination =
mynetworks = 127.0.0.0/8
inet_interfaces = loopback-only
inet_protocols = ipv4
disable_dns_lookups = yes
smtpd_peername_lookup = no
lmtp_host_lookup = native
notify_classes =
alias_maps =
alias_database =
virtual_mailbox_domains = example.com
virtual_transport = lmtp:inet:127.0.0.1:${lmtpPort}
default_transport = error:nothing leaves this machine
smtpd_tls_received_header = yes
smtpd_tls_loglevel = 1
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${saslPort}
smtpd_sasl_authenticated_header = yes
smtpd_helo_required = yes
smtpd_helo_restrictions = check_helo_access,inline:{{[127.0.0.1] = REJECT}},reject_non_fqdn_helo_hostname
smtpd_relay_restrictions = permit_sasl_authenticated,permit_auth_destination,reject
${Object.entries(changeable)
  .map(([name, value]) => `${name} = ${value}`)
  .join('\n')}
`

/** As Debian installs it, but nothing in a chroot, and with our entrances instead of port 25. */
const services = `
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

const entranceLine = ({ port, settings }: Entrance) => {
  const options = Object.entries(settings).map(([name, value]) => `-o ${name}=${value}`)
  return `127.0.0.1:${port} inet n - n - - smtpd ${options.join(' ')}\n`
}

/** Starts Postfix with its own configuration, queue and ports. Needs root. */
export async function startPostfix(options: Options) {
  const configuration = join(options.folder, 'configuration')
  for (const name of ['configuration', 'queue', 'data']) mkdirSync(join(options.folder, name))
  execFileSync('chown', ['postfix', join(options.folder, 'data')])
  writeFileSync(join(configuration, 'main.cf'), mainFile(options))
  writeFileSync(join(configuration, 'master.cf'), services + options.entrances.map(entranceLine).join(''))
  const { stop } = await startProxy({
    program: 'postfix',
    args: ['-c', configuration, 'start-fg'],
    isReady: options.isReady,
  })
  return {
    /** Changes a setting as an administrator does; it applies to the next connection. */
    change(name: string, value: string): void {
      execFileSync('postconf', ['-c', configuration, '-e', `${name} = ${value}`])
      execFileSync('postfix', ['-c', configuration, 'reload'], { stdio: 'ignore' })
    },
    async stop(): Promise<void> {
      await stop()
      // The signal ends only the command that started it.
      execFileSync('postfix', ['-c', configuration, 'stop'], { stdio: 'ignore' })
    },
  }
}
