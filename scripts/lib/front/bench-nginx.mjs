import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../find-nginx.mjs'
import { portFrom } from '../listen.mjs'
import { Refusal } from '../run.mjs'
import { packFolder } from './paths.mjs'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** As fast as nginx does it: the very files that the front sends, of one variant, with the front's headers. */
const configuration = ({ folder, port, workers, headers }) => `
daemon off;
worker_processes ${workers};
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=10000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${join(packFolder, 'pages/unknown-desktop')};
    gzip_static on;
    gzip_vary on;
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
    location / { try_files $uri.html =404; }
  }
}
`

/**
 * @param {number} workers @param {[string, string][]} headers
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function benchNginx(workers, headers) {
  const program = findNginx()
  if (!program) throw new Refusal('This needs nginx: apt-get install nginx')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await portFrom(3270)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ folder, port, workers, headers }))
  const nginx = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).then(Boolean, () => false)))
    if (nginx.exitCode !== null) throw new Refusal(`nginx ended with ${nginx.exitCode}`)
  return {
    url,
    pid: nginx.pid,
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    },
  }
}
