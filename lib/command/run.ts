import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { root } from '@/lib/command/root'

export const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Options = {
  /** The project folder if not given. */
  cwd?: string
  env?: Record<string, string | undefined>
  /** Collects the output instead of printing it. */
  quiet?: boolean
}

/** Runs a program until it ends. Kills it if this process exits. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, quiet = false }: Options = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const release = killOnExit(child)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }))
    child.on('close', (code) => {
      release()
      resolve({ ok: code === 0, output })
    })
  })
}

function killOnExit(child: ChildProcess): () => void {
  const end = () => void child.kill()
  const exit = () => process.exit(130)
  process.on('exit', end)
  for (const signal of signals) process.on(signal, exit)
  return () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, exit)
  }
}

/** Runs a script, such as one in node_modules, with the current Node version. */
export function runScript(script: string, args: readonly string[] = [], options: Options = {}) {
  return run(process.execPath, [script, ...args], options)
}

/** The current commit, or null without git. */
export function currentCommit(): string | null {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : null
}

/** Time since `startedAt` (from Date.now()), such as `12.3 s`. */
export const secondsSince = (startedAt: number): string => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
