import { none, notRun } from '@/scripts/reliability/judge'
import { startContainer, type Container } from '@/scripts/reliability/contained-site'
import { buildImage, noContainers, podman, removeImages } from '@/scripts/reliability/image'
import { startSlowPost } from '@/scripts/reliability/slow-post'
import { accepted, postMany } from '@/scripts/reliability/visitors'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

const volume = 'hanford-spine-check'
const STOP_LIMIT_MS = 25_000
const MEGABYTE = 1e6

const paths = [
  ...[
    '/',
    '/contact',
    '/search?q=sciatica',
    '/resources/conditions/sciatica',
    '/recovery-tracker',
    '/api/geolocation',
  ],
  ...['/readyz', '/robots.txt', '/sitemap.xml', '/icon.svg', '/no-such-page'],
]

async function measurePages({ url }: Container): Promise<Figure> {
  const answers = await Promise.all(
    paths.map(async (path) => `${path} ${(await fetch(`${url}${path}`)).status}`),
  )
  const wrong = answers.filter(
    (answer) => !answer.endsWith(answer.startsWith('/no-such-page') ? ' 404' : ' 200'),
  )
  return figure(
    `of ${paths.length} pages and files, answered wrongly`,
    '0',
    wrong.join(', ') || 0,
    wrong.length === 0,
  )
}

/** What the process may do, and what it can't. */
async function measureRights({ exec }: Container): Promise<Figure[]> {
  const status = await exec('cat', '/proc/1/status')
  const read = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  const rights = `user ${read('Uid')}, capabilities ${Number(`0x${read('CapEff')}`)}, no new privileges ${read('NoNewPrivs')}`
  const expected = 'user 1000, capabilities 0, no new privileges 1'
  const written = await exec('touch', '/site/package.json', '/usr/local/bin/node').then(
    () => 'yes',
    () => 'no',
  )
  return [
    figure('rights of the process', expected, rights, rights === expected),
    figure('it can change its own code', 'no', written, written === 'no'),
  ]
}

const references = async ({ exec }: Container, folder: string): Promise<string> =>
  exec('env', `DATA_DIR=${folder}`, 'node', 'scripts/requests.ts', 'list', '--json')

/** The staff's commands, as docs/launch.md runs them in containers. */
async function measureCommands(container: Container, reference: string): Promise<Figure[]> {
  await container.exec('node', 'scripts/backup.ts', '/data/copy')
  await container.exec('env', 'DATA_DIR=/data/restored', 'node', 'scripts/restore.ts', '/data/copy')
  const restored = (await references(container, '/data/restored')).includes(reference)
  // It exits with 1, because the sample site isn't ready to go live.
  const launchCheck = await container.exec('sh', '-c', 'node scripts/launch-check.ts --json || true')
  const checked = launchCheck.includes('"isFit": false')
  return [
    figure(
      'backup, restore and requests list: the request is there',
      'yes',
      restored ? 'yes' : 'no',
      restored,
    ),
    figure('the launch check reports', 'yes', checked ? 'yes' : 'no', checked),
  ]
}

/** Stops the container while a visitor's request is only half sent. */
async function measureStop(
  container: Container,
): Promise<{ figures: Figure[]; reference: string | undefined }> {
  const slow = await startSlowPost(container.url)
  const stopped = container.stop()
  await waitUntil(
    () =>
      fetch(`${container.url}/readyz`).then(
        ({ ok }) => !ok,
        () => true,
      ),
    STOP_LIMIT_MS,
    20,
  )
  const { status, reference } = await slow.finish()
  const { exitCode, ms } = await stopped
  return {
    reference,
    figures: [
      figure('a request that was half sent when SIGTERM came: answered with', '200', status, status === 200),
      figure('exit code after SIGTERM', '0', exitCode, exitCode === 0),
      figure('SIGTERM until the container had ended', '< 25 s', `${ms} ms`, ms < STOP_LIMIT_MS),
    ],
  }
}

async function measureImage(posts: number): Promise<Figure[]> {
  const { seconds, addedBytes } = await buildImage()
  const first = await startContainer({ volume, readOnly: true })
  const health = await first.checkHealth().then(
    () => 'healthy',
    () => 'unhealthy',
  )
  const placeBytes = Number.parseInt(await first.exec('du', '-sb', 'node_modules/@ip-location-db'), 10)
  const size = Math.round((addedBytes - placeBytes) / MEGABYTE)
  const pages = await measurePages(first)
  const rights = await measureRights(first)
  const answers = (await postMany(first.url, { count: posts })).filter(accepted)
  const commands = await measureCommands(first, answers[0]?.reference ?? 'none')
  const { figures: stop, reference } = await measureStop(first)
  await first.remove()

  // On a file system that it could write to, to see what it would write.
  const second = await startContainer({ volume, readOnly: false })
  const again = await measurePages(second)
  const stored = await references(second, '/data')
  const lost = [...answers.map((answer) => answer.reference), reference].filter(
    (one) => !one || !stored.includes(one),
  )
  const changed = await second.changedFiles()
  await second.stop()
  await second.remove()
  return [
    figure('time to build the image', '', `${seconds} s`),
    figure('size above its base, without the place files', '300 MB at most', `${size} MB`, size <= 300),
    figure('size of the place files', '', `${Math.round(placeBytes / MEGABYTE)} MB`),
    figure('start until /healthz answers', '', `${first.startMs} ms`),
    figure('the health check of the image', 'healthy', health, health === 'healthy'),
    { ...pages, name: `read-only: ${pages.name}` },
    ...rights,
    figure(`${posts} requests: accepted`, String(posts), answers.length, answers.length === posts),
    ...commands,
    ...stop,
    none('accepted requests missing in a new container with the same volume', lost.length),
    { ...again, name: `new container: ${again.name}` },
    figure('files written outside of /data and /tmp', '0', changed.join(', ') || 0, changed.length === 0),
  ]
}

/** Builds the image and runs it as compose.yaml does, with podman and a base image made on this machine. */
export async function measureContainer({ posts }: { posts: number }): Promise<Figure[]> {
  const reason = noContainers()
  if (reason) return [notRun('the image builds and answers', 'yes', reason)]
  try {
    return await measureImage(posts)
  } finally {
    await podman('rm', '--force', '--ignore', '--filter', `volume=${volume}`)
    await podman('volume', 'rm', '--force', volume)
    await removeImages()
  }
}
