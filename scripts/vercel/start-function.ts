import { fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '@/lib/command/root'

export const output = join(root, '.vercel/output')

/** Copies a function's files, and nothing else, to a folder outside of the project, as they are deployed. */
export function unpack(name: string) {
  const source = join(output, 'functions', `${name}.func`)
  const folder = mkdtempSync(join(tmpdir(), 'function-'))
  cpSync(source, folder, { recursive: true })
  const config = readFileSync(join(folder, '.vc-config.json'), 'utf8')
  const { filePathMap = {} } = JSON.parse(config) as { filePathMap?: Record<string, string> }
  for (const [file, from] of Object.entries(filePathMap)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, from), join(folder, file), { recursive: true, verbatimSymlinks: true })
  }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const size = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0
  return { folder, files, bytes: files.reduce((sum, file) => sum + size(file), 0) }
}

/** Starts a function in a process of its own, with only these variables and no disk to write to. */
export async function startFunction(name: string, env: Record<string, string | undefined>) {
  const host = fork(join(root, 'scripts/vercel/function-host.ts'), [unpack(name).folder], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, VERCEL: '1', VERCEL_ENV: 'production', ...env },
    execArgv: ['--disable-warning=SecurityWarning', '--permission', '--allow-fs-read=*', '--allow-addons'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let isWaiting = false
  const port = await new Promise<number>((resolve, reject) => {
    host.on('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
    host.on('message', (message: { port?: number }) => {
      if (message.port) resolve(message.port)
      else isWaiting = true
    })
  })
  return {
    ask: (path: string, { headers, ...more }: RequestInit & { headers?: Record<string, string> } = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...more,
        headers: { 'x-forwarded-for': '127.0.0.1', 'x-matched-path': path.split('?')[0]!, ...headers },
      }),
    /** Whether it asked for time after a response. */
    isWaiting: () => isWaiting,
    stop: () => host.kill(),
  }
}
