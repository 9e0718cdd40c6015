import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { freePortFrom } from '@/lib/server/node/listen'
import { findNginx } from '@/tests/run/executables'
import { ask, practiceOrigin, startExampleNginx } from '@/tests/support/servers/example-proxies'
import { patient } from '@/tests/support/servers/requests'

/* deploy/release.sh with nginx, git and two instances of the site. Only systemd and the user spine are stand-ins. */

const standIns = {
  runuser: 'shift 3; exec "$@"',
  systemctl: `
    unit=\${*: -1}; port=\${unit#spine@}
    case $1 in
      start) cd "$SPINE_HOME/$port"; PORT=$port sh start.sh >"$SPINE_HOME/$port.log" 2>&1 9>&- & echo $! >"$SPINE_HOME/$port.pid" ;;
      stop | disable)
        pid=$(cat "$SPINE_HOME/$port.pid"); kill "$pid"
        while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done ;;
      reload) kill -HUP "$(cat "$NGINX_PID")" ;;
    esac`,
}

/** What the folders are clones of: the site of this checkout, with a build that only says which version it is. */
const repository = {
  'package.json': '{ "scripts": { "build": "sh build.sh" } }',
  'build.sh': 'cp version built',
  'start.sh': `cd ${resolve('.')} && exec ${process.execPath} scripts/server.ts`,
  version: 'one',
}

let home: string
let run: (argument?: string, env?: Record<string, string>) => Promise<{ code: number; output: string }>
let nginx: Awaited<ReturnType<typeof startExampleNginx>>
let ports: [string, string]

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: join(home, folder),
    stdio: 'pipe',
  })

function publish(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, 'published', name), text)
  git('published', 'add', '--all')
  git('published', 'commit', '--message', 'A change')
}

const liveVersion = () => readFileSync(join(home, 'site/built'), 'utf8')

test.beforeAll(async () => {
  test.setTimeout(120_000)
  test.skip(!findNginx(), 'There is no nginx: install it, or name it in NGINX_PATH.')
  home = mkdtempSync(join(tmpdir(), 'release-'))
  const first = await freePortFrom(23_000)
  ports = [String(first), String(await freePortFrom(first + 1))]
  for (const folder of ['bin', 'published', 'data']) mkdirSync(join(home, folder))
  for (const [name, script] of Object.entries(standIns)) {
    writeFileSync(join(home, 'bin', name), `#!/bin/bash\n${script}\n`)
    chmodSync(join(home, 'bin', name), 0o755)
  }
  git('published', 'init', '--initial-branch', 'main')
  publish(repository)
  git('.', 'clone', '--quiet', 'published', ports[0])
  execFileSync('sh', ['build.sh'], { cwd: join(home, ports[0]) })
  symlinkSync(ports[0], join(home, 'site'))
  nginx = await startNginxInFront()
  const env = {
    ...process.env,
    PATH: `${join(home, 'bin')}:${process.env.PATH}`,
    SPINE_HOME: home,
    SPINE_PROXY: nginx.file,
    SPINE_PORTS: ports.join(' '),
    SPINE_DRAIN: '2',
    NGINX_PID: nginx.pidFile,
    // Of the site itself. Both use the same store.
    ...{
      DATA_DIR: join(home, 'data'),
      MAIL_TRANSPORT: 'file',
      TRUSTED_PROXY_HOPS: '2',
      GEO_SOURCE: 'vercel',
    },
  }
  run = (argument = '', more = {}) =>
    promisify(execFile)('bash', ['deploy/release.sh', argument], { env: { ...env, ...more } }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        output: stdout + stderr,
      }),
    )
  execFileSync('systemctl', ['start', `spine@${ports[0]}`], { env, stdio: 'ignore' })
  await expect.poll(() => isReady(ports[0]), { timeout: 60_000 }).toBe(true)
})

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Before the site runs, it answers with nginx's own error, which is an answer. */
const startNginxInFront = () => startExampleNginx(`http://127.0.0.1:${ports[0]}`)

test.afterAll(async () => {
  for (const port of ports)
    try {
      process.kill(Number(readFileSync(join(home, `${port}.pid`), 'utf8')))
    } catch {
      // It has been stopped.
    }
  await nginx.stop()
  rmSync(home, { recursive: true })
})

/** Visits pages and sends appointment requests until it is told to stop. */
function visitors() {
  let isStopped = false
  const statuses: Record<number, number> = {}
  const visit = async (index: number) => {
    for (let count = 0; !isStopped; count += 1) {
      const headers = { connection: 'close', 'x-forwarded-for': `10.${index}.${count >> 8}.${count & 255}` }
      const isRequest = index === 0 && count % 40 === 0
      const { status } = isRequest
        ? await ask(nginx.url, '/api/contact', {
            headers: { ...headers, 'content-type': 'application/json', origin: practiceOrigin },
            body: JSON.stringify({ ...patient, name: `Sample Patient ${count}` }),
          })
        : await ask(nginx.url, ['/about', '/search?q=sciatica', '/'][count % 3]!, { headers })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const done = Promise.all([0, 1, 2, 3].map(visit))
  return async () => {
    isStopped = true
    await done
    return statuses
  }
}

test('what was published replaces the running site, and undo brings it back, without a failed request', async () => {
  test.setTimeout(180_000)
  const stop = visitors()

  publish({ version: 'two' })
  expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('visitors see') })
  expect(liveVersion()).toBe('two')
  expect(await Promise.all(ports.map(isReady))).toEqual([false, true])
  expect(await run()).toMatchObject({ code: 0, output: 'release: nothing new.\n' })

  expect(await run('undo')).toMatchObject({ code: 0 })
  expect(liveVersion()).toBe('one')
  expect(await Promise.all(ports.map(isReady))).toEqual([true, false])
  // Nobody wants it back before it is corrected.
  expect(await run()).toMatchObject({ code: 0, output: 'release: the newest version failed before.\n' })

  publish({ version: 'three', 'build.sh': 'echo content/en/pages/about.md:7: a mistake; exit 1' })
  expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('about.md:7: a mistake') })
  expect(liveVersion()).toBe('one')

  publish({ 'build.sh': repository['build.sh'], 'start.sh': 'exec sleep 1' })
  expect(await run('', { SPINE_PATIENCE: '3' })).toMatchObject({
    code: 1,
    output: expect.stringContaining("didn't get ready"),
  })
  expect(liveVersion()).toBe('one')

  publish({ 'start.sh': repository['start.sh'] })
  expect(await run()).toMatchObject({ code: 0 })
  expect(liveVersion()).toBe('three')

  const statuses = await stop()
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(statuses[200]).toBeGreaterThan(200)
})
