import { none, notRun } from '@/scripts/reliability/judge'
import {
  measureCommands,
  measurePages,
  measureRights,
  measureStop,
} from '@/scripts/reliability/container/checks'
import { startContainer } from '@/scripts/reliability/container/site'
import { buildImage, noContainers, podman, removeImages } from '@/scripts/reliability/container/image'
import { accepted, postMany } from '@/scripts/reliability/visitors'
import { figure, type Figure } from '@/tests/run/report'

const volume = 'hanford-spine-check'
const MEGABYTE = 1e6

/** A container as compose.yaml runs it. `references` are those of the accepted requests. */
async function measureReadOnly(posts: number, addedBytes: number) {
  const site = await startContainer({ volume, readOnly: true })
  const health = await site.checkHealth().then(
    () => 'healthy',
    () => 'unhealthy',
  )
  const placeBytes = Number.parseInt(await site.exec('du', '-sb', 'node_modules/@ip-location-db'), 10)
  const size = Math.round((addedBytes - placeBytes) / MEGABYTE)
  const figures = [
    figure('size above its base, without the place files', '300 MB at most', `${size} MB`, size <= 300),
    figure('size of the place files', '', `${Math.round(placeBytes / MEGABYTE)} MB`),
    figure('start until /healthz answers', '', `${site.startMs} ms`),
    figure('the health check of the image', 'healthy', health, health === 'healthy'),
    await measurePages('read-only', site),
    ...(await measureRights(site)),
  ]
  const answers = (await postMany(site.url, { count: posts })).filter(accepted)
  const first = answers.find(({ id }) => id === '000001')?.reference ?? 'none'
  figures.push(
    figure(`${posts} requests: accepted`, String(posts), answers.length, answers.length === posts),
    ...(await measureCommands(site, first)),
  )
  const { figures: stop, reference: last } = await measureStop(site)
  await site.remove()
  return { figures: [...figures, ...stop], references: [...answers.map(({ reference }) => reference), last] }
}

/** A new container with the same volume, on a file system that it could write to, to see what it would write. */
async function measureWritable(references: readonly (string | undefined)[]): Promise<Figure[]> {
  const site = await startContainer({ volume, readOnly: false })
  const pages = await measurePages('new container', site)
  const stored = await site.exec('node', 'scripts/requests.ts', 'list', '--json')
  const lost = references.filter((reference) => !reference || !stored.includes(reference))
  const changed = await site.changedFiles()
  return [
    pages,
    none('new container, same volume: accepted requests missing', lost.length),
    figure('files written outside of /data and /tmp', '0', changed.join(', ') || 0, changed.length === 0),
  ]
}

/** Builds the image and runs it with podman, on a base image made on this machine. */
export async function measureContainer({ posts }: { posts: number }): Promise<Figure[]> {
  const reason = noContainers()
  if (reason) return [notRun('the image builds and answers', 'yes', reason)]
  try {
    const { seconds, addedBytes } = await buildImage()
    const { figures, references } = await measureReadOnly(posts, addedBytes)
    const built = figure('time to build the image', '', `${seconds} s`)
    return [built, ...figures, ...(await measureWritable(references))]
  } finally {
    await podman('rm', '--force', '--ignore', '--filter', `volume=${volume}`)
    await podman('volume', 'rm', '--force', volume)
    await removeImages()
  }
}
