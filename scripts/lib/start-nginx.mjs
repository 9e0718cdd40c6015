import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findNginx } from './find-nginx.mjs'
import { portFrom } from './listen.mjs'
import { Refusal } from './run.mjs'

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const configuration = (folder, workers, http) => `
daemon off;
worker_processes ${workers};
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

/**
 * Debian's nginx on a free port, with a temporary folder of its own; it answers once this has.
 * @param {(port: number, folder: string) => string} http what stands in `http`, for the port and the folder that it may use
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startNginx(http, { workers = 1 } = {}) {
  const program = findNginx()
  if (!program) throw new Refusal('This needs nginx: apt-get install nginx')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await portFrom(0)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, workers, http(port, folder)))
  const nginx = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  // An address that is one page for all: a cache in front of the site keeps nobody's page from it.
  while (!(await fetch(`${url}/robots.txt`).then(Boolean, () => false))) {
    if (nginx.exitCode !== null) throw new Refusal(`nginx ended with ${nginx.exitCode}`)
    await pause(50)
  }
  return {
    url,
    pid: nginx.pid,
    async stop() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    },
  }
}
