import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** A cache for all visitors, keyed by the address alone, that keeps whatever the site lets it keep. */
const sharedCache = (site: string, extra: string) => (port: number, folder: string) => `
  proxy_cache_path ${folder}/cache keys_zone=shared:10m max_size=200m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_buffer_size 32k;
      proxy_buffers 8 32k;
      proxy_cache shared;
      proxy_cache_key $request_uri;
      proxy_cache_valid any 10m;
      add_header X-Cache $upstream_cache_status always;
      ${extra}
    }
  }
`

const configuration = (folder: string, http: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`

/** Debian's nginx in front of the site. @param extra more directives for its location */
export const startSharedCache = (site = '', extra = '') => startNginx(sharedCache(site, extra))

/** Debian's nginx. @param http what stands in `http`, for the port and the folder that it may use */
export async function startNginx(
  http: (port: number, folder: string) => string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(join(folder, 'cache'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, http(port, folder)))
  const nginx = spawn(
    process.env.NGINX_PATH || '/usr/sbin/nginx',
    ['-c', file, '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
    if (await fetch(`${url}/robots.txt`).then(Boolean, () => false)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async stop() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    },
  }
}
