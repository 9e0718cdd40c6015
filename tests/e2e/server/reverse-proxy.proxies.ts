import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePortFrom } from '@/lib/server/node/listen'
import { findCaddy, findNginx } from '@/tests/run/executables'
import { startNginx } from '@/tests/support/servers/start-nginx'
import { startProxy } from '@/tests/support/servers/start-proxy'
import { patient } from '../../support/servers/requests'
import { startSite } from '../../support/servers/site-server'

/* The example proxy configurations, deploy/nginx.conf and deploy/Caddyfile, in front of the site. */

const practice = 'www.example.com'
type Site = Awaited<ReturnType<typeof startSite>>

let site: Site
test.beforeAll(async () => {
  site = await startSite({ MAIL_TRANSPORT: 'file', TRUSTED_PROXY_HOPS: '1', GEO_SOURCE: 'vercel' })
})
test.afterAll(() => site.stop())

type Answer = { status: number; headers: Record<string, unknown>; body: string }

/** Sends a request over TLS to the practice's host name, ignoring the certificate. */
function ask(url: string, path: string, options: { body?: string; headers?: object } = {}): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const sent = request(
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

/**
 * What a visitor gets through a proxy: https pages in the right variant, compressed, and accepted requests.
 */
async function expectToServe(url: string): Promise<void> {
  const page = await ask(url, '/about', { headers: { 'accept-encoding': 'br' } })
  expect(page.status).toBe(200)
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')

  const nearby = { 'x-vercel-ip-latitude': '36.3302', 'x-vercel-ip-longitude': '-119.2921' }
  const local = await ask(url, '/contact', { headers: nearby })
  expect(String(local.headers['set-cookie'])).toMatch(/^visitor-mode=local;.*; Secure/)
  const held = await ask(url, '/about', { headers: { 'if-none-match': String(page.headers.etag) } })
  expect(held.status).toBe(304)

  const headers = { 'content-type': 'application/json', origin: `https://${practice}` }
  const taken = await ask(url, '/api/contact', { headers, body: JSON.stringify(patient) })
  expect([taken.status, taken.body]).toEqual([200, expect.stringContaining('"success":true')])
  const large = await ask(url, '/api/contact', { headers, body: 'x'.repeat(100_000) })
  expect(large.status).toBe(413)
}

function certificate(): { certificate: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${practice}`]
  execFileSync('openssl', [...made, '-out', file, '-keyout', key], { stdio: 'ignore' })
  return { certificate: file, key }
}

test('nginx with deploy/nginx.conf serves the site over TLS', async () => {
  test.skip(!findNginx(), 'There is no nginx: install it, or name it in NGINX_PATH.')
  const { certificate: file, key } = certificate()
  const plain = await freePortFrom(21_000)
  const example = readFileSync('deploy/nginx.conf', 'utf8')
  const nginx = await startNginx(
    (port) =>
      example
        .replace('server 127.0.0.1:3000;', `server ${new URL(site.url).host};`)
        .replace('listen 80;', `listen ${plain};`)
        .replace('listen 443 ssl', `listen ${port} ssl`)
        .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, file)
        .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key),
    { isReady: (port) => ask(`https://localhost:${port}`, '/robots.txt').then(Boolean) },
  )
  await expectToServe(`https://localhost:${nginx.port}`)
  const redirect = await fetch(`http://localhost:${plain}/about`, { redirect: 'manual' })
  expect(redirect.status).toBe(301)
  expect(redirect.headers.get('location')).toMatch(/^https:\/\/.*\/about$/)
  await nginx.stop()
})

test('Caddy with deploy/Caddyfile serves the site over TLS', async () => {
  test.skip(!findCaddy(), 'There is no Caddy: install it, or name it in CADDY_PATH.')
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
    env: {
      HOME: folder,
      SITE_URL: `https://${practice}:${port}`,
      SITE_UPSTREAM: new URL(site.url).host,
    },
    isReady: () => ask(`https://localhost:${port}`, '/robots.txt').then(Boolean),
  })
  await expectToServe(`https://localhost:${port}`)
  await caddy.stop()
})
