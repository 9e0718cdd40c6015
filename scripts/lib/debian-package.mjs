import { run } from './run.mjs'

/** Installs a package of Debian where we may, which is as root. @param {string} name */
export async function installPackage(name) {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${name} with apt-get (a few minutes)...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('apt-get', args, { env, quiet: true })
  await apt('update')
  const { ok, output } = await apt('install', '-y', '--no-install-recommends', name)
  if (!ok) console.log(output.trim())
}
