import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortFrom } from '@/lib/server/node/listen'
import { findCaddy } from '@/tests/run/executables'
import { startNginx } from '@/tests/support/servers/start-nginx'
import { startProxy } from '@/tests/support/servers/start-proxy'

/** The host name in deploy/nginx.conf. */
const practice = 'www.example.com'
export const practiceOrigin = `https://${practice}`

export type ProxyAnswer = { status: number; headers: Record<string, unknown>; body: string }

/** Sends a request to the practice's host name, ignoring the certificate. `body` is in Latin-1, so that it keeps every byte. */
export function ask(
  url: string,
  path: string,
  options: { body?: string; headers?: object } = {},
): Promise<ProxyAnswer> {
  const { protocol, hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = (protocol === 'https:' ? request : requestPlainly)(
      {
        hostname,
        port,
        path,
        servername: practice,
        rejectUnauthorized: false,
        method: options.body === undefined ? 'GET' : 'POST',
        headers: { host: practice, ...options.headers },
      },
      (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

const answers = (port: number) => ask(`https://localhost:${port}`, '/robots.txt').then(Boolean)

function certificate(): { certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${practice}`]
  execFileSync('openssl', [...made, '-out', file, '-keyout', key], { stdio: 'ignore' })
  return { certificate: file, key }
}

/** Starts nginx with deploy/nginx.conf in front of a site. `plain` is the port without TLS. */
export async function startExampleNginx(site: string) {
  const { certificate: file, key } = certificate()
  const plain = await freePortFrom(21_000)
  const example = readFileSync('deploy/nginx.conf', 'utf8')
  const nginx = await startNginx(
    (port) =>
      example
        .replace('server 127.0.0.1:3000;', `server ${new URL(site).host};`)
        .replace('listen 80;', `listen ${plain};`)
        .replace('listen 443 ssl', `listen ${port} ssl`)
        .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, file)
        .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key),
    { isReady: answers },
  )
  return { ...nginx, url: `https://localhost:${nginx.port}`, plain }
}

/** Starts Caddy with deploy/Caddyfile in front of a site. */
export async function startExampleCaddy(site: string) {
  const { certificate: file, key } = certificate()
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePortFrom(22_000)
  const example = readFileSync('deploy/Caddyfile', 'utf8')
  const config = join(folder, 'Caddyfile')
  // Use our own certificate and no redirect port: nothing is fetched from the internet.
  const options = '{\n\tauto_https disable_redirects\n\tadmin off\n}\n'
  writeFileSync(config, options + example.replace('encode gzip', `tls ${file} ${key}\n\tencode gzip`))
  const caddy = await startProxy({
    program: findCaddy() ?? 'caddy',
    args: ['run', '--config', config, '--adapter', 'caddyfile'],
    env: { HOME: folder, SITE_URL: `https://${practice}:${port}`, SITE_UPSTREAM: new URL(site).host },
    isReady: () => answers(port),
  })
  return { url: `https://localhost:${port}`, stop: caddy.stop }
}
