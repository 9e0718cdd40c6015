import { spawn, spawnSync } from 'node:child_process'
import { root, projectNode, searchPath } from './paths.mjs'

export const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Raised for what the reader can mend: the message alone is shown, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: collect what it prints instead of showing it
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const release = endWithUs(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ ok: false, output: `${command}: ${error.message}` }))
    child.on('close', (code) => (release(), done({ ok: code === 0, output })))
  })
}

/** A signal that ends this process ends the program it runs, too. @returns {() => void} to be called at its end */
function endWithUs(child) {
  const end = () => child.kill()
  const exit = () => process.exit(130)
  process.on('exit', end)
  for (const signal of signals) process.on(signal, exit)
  return () => {
    process.off('exit', end)
    for (const signal of signals) process.off(signal, exit)
  }
}

/** The environment in which the project's own tools run. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PATH: searchPath({ project: true }), ...extra }
}

/** Runs a JavaScript tool of node_modules on the project's Node. @param {string} script @param {string[]} args */
export function runTool(script, args = [], { env = {}, quiet = false } = {}) {
  return run(projectNode(), [script, ...args], { env: toolEnvironment(env), quiet })
}

/** The commit the checkout is at, or null where there is no git. */
export function currentCommit() {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : null
}

/** @param {number} since from Date.now() */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs an entry point; a Refusal ends it with its message, anything else with its stack. */
export async function main(entry) {
  process.chdir(root)
  try {
    process.exitCode = (await entry()) ?? process.exitCode
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}
