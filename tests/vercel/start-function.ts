import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { root } from '@/lib/command/root'

type Told = { port: number; modules: string[]; waits: number }
export type Asked = { method: string; path: string; headers: OutgoingHttpHeaders; body: Buffer }
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The size of all files in a folder, in bytes. */
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isDirectory() ? 0 : entry.size), 0)

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

/**
 * Starts a function in a process of its own.
 * @param source its folder in .vercel/output
 * @param home the folder to run it in
 * @param env all of the environment that it gets to see
 */
export function startFunction(source: string, home: string, env: Record<string, string>) {
  unpack(source, home)
  const startedAt = performance.now()
  let firstAnswerMs: number | undefined
  const host = fork(join(root, 'tests/vercel/function-host.ts'), [home], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    // There is no disk to write to.
    execArgv: ['--disable-warning=SecurityWarning', '--permission', '--allow-fs-read=*', '--allow-addons'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(host, 'exit').then(([code]) => {
    throw new Error(`${source} ended with ${String(code)}`)
  })
  const told = async () => {
    const [message] = (await Promise.race([once(host, 'message'), ended])) as [Told]
    return message
  }
  const ready = told()
  for (const promise of [ended, ready]) promise.catch(() => {})
  return {
    async ask(asked: Asked): Promise<Answered> {
      const answer = await ask((await ready).port, asked)
      firstAnswerMs ??= performance.now() - startedAt
      return answer
    },
    /**
     * The unpacked size, the milliseconds from the start of the process to its first answer, the loaded modules, and
     * how often it asked for time after a response.
     */
    async report() {
      await ready
      host.send('modules')
      const { modules, waits } = await told()
      return { source, bytes: bytesIn(home), firstAnswerMs, modules, waits }
    },
    stop: () => host.kill(),
  }
}
