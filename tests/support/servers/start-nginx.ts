import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePortFrom } from '@/lib/server/node/listen'
import { findNginx } from '@/tests/run/executables'
import { startProxy } from '@/tests/support/servers/start-proxy'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configuration = (folder: string, http: string) => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`

/** A URL that is the same for every visitor, so a cache in front of the site may store it. */
const answers = (port: number) => fetch(`http://localhost:${port}/robots.txt`).then(Boolean)

/**
 * Starts nginx on a free port, with its own temporary folder.
 * @param http the contents of its `http` block, given the port and folder
 */
export async function startNginx(
  http: (port: number, folder: string) => string,
  { isReady = answers }: { isReady?: (port: number) => Promise<boolean> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePortFrom(20_000)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, http(port, folder)))
  const { stop } = await startProxy({
    program: findNginx() ?? 'nginx',
    args: ['-c', file, '-e', 'stderr'],
    isReady: () => isReady(port),
  })
  return { url: `http://localhost:${port}`, port, file, pidFile: join(folder, 'pid'), stop }
}
