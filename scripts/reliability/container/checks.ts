import type { Container } from '@/scripts/reliability/container/site'
import { startSlowPost } from '@/scripts/reliability/container/slow-post'
import { waitUntil } from '@/scripts/reliability/wait'
import { figure, type Figure } from '@/tests/run/report'

const STOP_LIMIT_MS = 25_000

const pages: Record<string, number> = {
  '/': 200,
  '/contact': 200,
  '/search?q=sciatica': 200,
  '/resources/conditions/sciatica': 200,
  '/api/geolocation': 200,
  '/readyz': 200,
  '/sitemap.xml': 200,
  '/icon.svg': 200,
  '/no-such-page': 404,
}

const yesNo = (name: string, isTrue: boolean) => figure(name, 'yes', isTrue ? 'yes' : 'no', isTrue)

/** Requests pages, generated and static files. */
export async function measurePages(when: string, { url }: Container): Promise<Figure> {
  const answers = await Promise.all(
    Object.entries(pages).map(async ([path, expected]) => {
      const { status } = await fetch(`${url}${path}`)
      return status === expected ? [] : [`${path}: ${status}`]
    }),
  )
  const name = `${when}: of ${Object.keys(pages).length} pages and files, answered wrongly`
  const wrong = answers.flat()
  return figure(name, '0', wrong.join(', ') || 0, wrong.length === 0)
}

/** What the process may do, and what it can't. */
export async function measureRights({ exec }: Container): Promise<Figure[]> {
  const status = await exec('cat', '/proc/1/status')
  const read = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
  const rights = `user ${read('Uid')}, capabilities ${Number(`0x${read('CapEff')}`)}, no new privileges ${read('NoNewPrivs')}`
  const expected = 'user 1000, capabilities 0, no new privileges 1'
  const cannotWrite = await exec('touch', '/site/package.json').then(
    () => false,
    () => true,
  )
  return [
    figure('rights of the process', expected, rights, rights === expected),
    yesNo('its own code is read-only', cannotWrite),
  ]
}

/** The staff's commands, as docs/launch.md runs them in containers. */
export async function measureCommands({ exec }: Container, reference: string): Promise<Figure[]> {
  const restored = ['env', 'DATA_DIR=/data/restored', 'node']
  await exec('node', 'scripts/backup.ts', '/data/copy')
  await exec(...restored, 'scripts/restore.ts', '/data/copy')
  const shown = await exec(...restored, 'scripts/requests.ts', 'show', reference)
  // It exits with 1 if the site isn't ready to go live.
  const launchCheck = await exec('sh', '-c', 'node scripts/launch-check.ts --json || true')
  return [
    yesNo('a request can be read from a restored backup', shown.includes('visitor-000001@example.com')),
    yesNo('the launch check works', launchCheck.includes('"isFit":')),
  ]
}

/** Stops the container while a visitor's request is only half sent. */
export async function measureStop(
  container: Container,
): Promise<{ figures: Figure[]; reference: string | undefined }> {
  const slow = await startSlowPost(container.url)
  const stopped = container.stop()
  const isStopping = () =>
    fetch(`${container.url}/readyz`).then(
      ({ ok }) => !ok,
      () => true,
    )
  await waitUntil(isStopping, STOP_LIMIT_MS, 20)
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
