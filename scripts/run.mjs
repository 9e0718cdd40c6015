import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/*
 * `node scripts/run.mjs NAME` installs missing packages and runs scripts/NAME.ts with the project's Node version.
 */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`This is Node ${process.versions.node}, and the site needs Node 20.11 or later to install its own.
Get a newer one from https://nodejs.org, or on Debian and Ubuntu:

    curl -fsSL https://deb.nodesource.com/setup_24.x | sudo bash -
    sudo apt-get install -y nodejs
`)
  process.exit(1)
}
// An older Node can't load it.
const { bin, ensureInstalled, exclusively, projectNode, root } = await import('./setup.mjs')

/** Commands used on production servers, where development dependencies need not be installed. */
const production = ['build', 'start', 'requests', 'backup', 'restore', 'launch-check']

/** Commands that need nothing compiled from content/en. */
const withoutContent = ['start', 'requests', 'backup', 'restore', 'content']

/** @param {string} name @param {string[]} args @returns {Promise<number>} the exit code */
function runCommand(name, args) {
  const PATH = `${bin}${delimiter}${process.env.PATH}`
  return new Promise((done) => {
    // The IPC channel tells the command when this process is gone for any reason.
    const child = spawn(projectNode, [`scripts/${name}.ts`, ...args], {
      cwd: root,
      env: { ...process.env, PATH, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    // npm passes signals on, but not when it is killed.
    const npm = process.ppid
    if (name === 'dev' || name === 'edit')
      setInterval(() => process.ppid !== npm && child.kill(), 500).unref()
    child.on('exit', (code) => done(code ?? 1))
  })
}

const [name, ...args] = process.argv.slice(2)
await ensureInstalled({ development: !production.includes(name) })
// `npm start` builds only if there is no build.
const buildsFirst = name === 'start' && !existsSync(join(root, '.next/build-stamp.json'))
if (buildsFirst || !withoutContent.includes(name)) {
  const code = await runCommand('content', [])
  if (code !== 0) process.exit(code)
}
if (buildsFirst) {
  console.log('Building the site (about two minutes)...')
  const code = await exclusively('setup', () => runCommand('build', ['--quiet', '--if-missing']))
  if (code !== 0) process.exit(code)
}
if (name === 'build') process.exitCode = await exclusively('setup', () => runCommand('build', args))
else if (name === 'test') process.exitCode = await exclusively('test', () => runCommand('test', args))
else process.exitCode = await runCommand(name === 'start' ? 'server' : name, args)
