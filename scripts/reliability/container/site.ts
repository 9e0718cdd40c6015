import { randomBytes } from 'node:crypto'
import { freePortFrom } from '@/lib/server/node/listen'
import { image, podman } from '@/scripts/reliability/container/image'
import { waitUntil } from '@/scripts/reliability/wait'

const START_LIMIT_MS = 60_000
const key = randomBytes(32).toString('base64')

/** As compose.yaml runs the site; the limits are ones that need no privileges to set. */
const hardening = [
  ...['--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs=/tmp', '--network=host'],
  ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
]
const environment = { GEO_SOURCE: 'dbip', TRUSTED_PROXY_HOPS: '1', REQUESTS_KEY: key }

const isUp = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

type Options = { volume: string; readOnly: boolean }

/** Starts a container of the image and waits until it is healthy. */
export async function startContainer({ volume, readOnly }: Options) {
  const port = await freePortFrom(4530)
  const url = `http://127.0.0.1:${port}`
  const variables = Object.entries({ ...environment, PORT: String(port) })
  const env = variables.map(([name, value]) => `--env=${name}=${value}`)
  const startedAt = Date.now()
  const id = await podman(
    ...[
      'run',
      '--detach',
      ...hardening,
      `--read-only=${readOnly}`,
      `--volume=${volume}:/data`,
      ...env,
      image,
    ],
  )
  const waitedMs = await waitUntil(() => isUp(url), START_LIMIT_MS, 20)
  if (waitedMs === Infinity) throw new Error(`The container doesn't respond:\n${await podman('logs', id)}`)
  return {
    url,
    startMs: Date.now() - startedAt,
    /** Runs a command in the container. Rejects if it fails. */
    exec: (...command: string[]) => podman('exec', id, ...command),
    /** Runs the image's own health check. Rejects if it fails. */
    checkHealth: () => podman('healthcheck', 'run', id),
    /** The files that differ from the image's, apart from those that the container engine itself adds in /etc. */
    changedFiles: async () => {
      const changes = (await podman('diff', id)).split('\n').filter(Boolean)
      return changes
        .map((change) => change.slice(2))
        .filter((path) => !/^\/(data|etc|run|tmp)(\/|$)/.test(path))
    },
    stop: async () => {
      const stoppedAt = Date.now()
      await podman('stop', '--time=35', id)
      const exitCode = Number(await podman('inspect', '--format={{.State.ExitCode}}', id))
      return { exitCode, ms: Date.now() - stoppedAt }
    },
    remove: () => podman('rm', '--force', id),
  }
}

export type Container = Awaited<ReturnType<typeof startContainer>>
