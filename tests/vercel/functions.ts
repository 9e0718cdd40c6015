import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@/lib/command/root'

type Asked = { method: string; path: string; headers: OutgoingHttpHeaders; body: Buffer }
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Running = { home: string; files: string[]; startedAt: number; host: Promise<Started> }
type Started = { port: number; modules: () => Promise<string[]>; stop: () => void }

/** The files in a folder, relative to it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !lstatSync(join(folder, name)).isDirectory(),
  )

/** Copies a function's files, and nothing else, to a folder outside of the project, as they are deployed. */
function unpack(folder: string, target: string): void {
  cpSync(folder, target, { recursive: true })
  const config = readFileSync(join(folder, '.vc-config.json'), 'utf8')
  const { filePathMap = {} } = JSON.parse(config) as { filePathMap?: Record<string, string> }
  for (const [name, source] of Object.entries(filePathMap)) {
    mkdirSync(dirname(join(target, name)), { recursive: true })
    cpSync(join(root, source), join(target, name), { recursive: true, verbatimSymlinks: true })
  }
}

async function start(folder: string, env: Record<string, string>): Promise<Started> {
  const host = fork(join(root, 'tests/vercel/function-host.ts'), [folder], {
    // Nothing of this machine's own configuration.
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    // There is no disk to write to.
    execArgv: ['--disable-warning=SecurityWarning', '--permission', '--allow-fs-read=*', '--allow-addons'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const told = async () => ((await once(host, 'message')) as [{ port: number; modules: string[] }])[0]
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`${folder} ended with ${String(code)}`)
  })
  ended.catch(() => {})
  const { port } = await Promise.race([told(), ended])
  return {
    port,
    modules: async () => {
      host.send('modules')
      return (await told()).modules
    },
    stop: () => host.disconnect(),
  }
}

function ask(port: number, { method, path, headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Runs functions, each in its own process that starts when it is first asked. @param env all they get to see */
export function runFunctions(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'))
  const running = new Map<string, Running>()
  const firstAnswers = new Map<string, number>()

  function run(source: string): Running {
    const known = running.get(source)
    if (known) return known
    const home = join(folder, String(running.size))
    unpack(source, home)
    const started = { home, files: filesIn(home), startedAt: performance.now(), host: start(home, env) }
    running.set(source, started)
    return started
  }

  return {
    async ask(source: string, asked: Asked): Promise<Answered> {
      const { startedAt, host } = run(source)
      const answer = await ask((await host).port, asked)
      if (!firstAnswers.has(source)) firstAnswers.set(source, performance.now() - startedAt)
      return answer
    },
    /** For each function that has run: unpacked bytes, milliseconds to its first answer, loaded modules. */
    report: () =>
      Promise.all(
        [...running].map(async ([source, { home, files, host }]) => ({
          source,
          bytes: files.reduce((sum, name) => sum + lstatSync(join(home, name)).size, 0),
          firstAnswerMs: firstAnswers.get(source) ?? 0,
          modules: await (await host).modules(),
        })),
      ),
    async stop(): Promise<void> {
      for (const { host } of running.values()) (await host).stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
