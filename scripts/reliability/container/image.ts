import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@/lib/command/root'
import { temporaryFolder } from '@/scripts/reliability/temporary-folder'

const base = 'localhost/hanford-spine-base'
export const image = 'localhost/hanford-spine-site'
const programs = ['podman', 'runc', 'debootstrap']

/** Why no image can be built and run on this machine, if so. */
export function noContainers(): string | undefined {
  const missing = programs.filter((program) => spawnSync(program, ['--version']).status !== 0)
  if (missing.length > 0) return `needs ${missing.join(', ')}`
  return process.getuid?.() === 0 ? undefined : 'needs root'
}

/** Runs podman and returns what it prints. */
export async function podman(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', ['--runtime', 'runc', ...args], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  return stdout.trim()
}

/**
 * Stands in for node:24-bookworm-slim on machines that can't pull it: the same Debian and Node.js, npm, and the user
 * `node`. If this machine needs its own certificates to reach the registry, so does the image's build.
 */
async function makeBase(): Promise<void> {
  const debian = temporaryFolder('debian')
  const local = join(debian, 'usr/local')
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', debian], { stdio: 'pipe' })
  copyFileSync(process.execPath, join(local, 'bin/node'))
  const modules = execFileSync('npm', ['root', '--global'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  cpSync(join(modules, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true })
  const { NODE_EXTRA_CA_CERTS } = process.env
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (NODE_EXTRA_CA_CERTS) {
    mkdirSync(join(debian, 'etc/ssl/certs'), { recursive: true })
    copyFileSync(NODE_EXTRA_CA_CERTS, join(debian, certificates))
  }
  const change = NODE_EXTRA_CA_CERTS ? `--change 'ENV NODE_EXTRA_CA_CERTS=${certificates}'` : ''
  const script = `ln -s ../lib/node_modules/npm/bin/npm-cli.js "$0/usr/local/bin/npm" && chroot "$0" useradd --create-home node &&
    tar -C "$0" -c . | podman import --quiet ${change} - ${base}`
  execFileSync('sh', ['-c', script, debian], { stdio: 'pipe' })
}

const bytes = async (name: string) => Number(await podman('image', 'inspect', '--format', '{{.Size}}', name))

/** Builds the image. `addedBytes` is its size without the base's. */
export async function buildImage(): Promise<{ seconds: number; addedBytes: number }> {
  await makeBase()
  const startedAt = Date.now()
  // `docker` is the image format that has health checks.
  const settings = ['--format=docker', '--isolation=chroot', '--network=host', '--layers=false', '--quiet']
  const values = [`NODE=${base}`, 'SITE_URL=https://www.example.com'].flatMap((value) => [
    '--build-arg',
    value,
  ])
  await podman('build', ...settings, ...values, '--tag', image, '.')
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  return { seconds, addedBytes: (await bytes(image)) - (await bytes(base)) }
}

/** Deletes both images; podman ignores those that don't exist. */
export const removeImages = () => podman('rmi', '--force', '--ignore', image, base)
