import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'
import { takeSheet } from '@/scripts/videos/studio/contact-sheet'
import { drawVideos } from '@/scripts/videos/studio/draw-videos'
import { makeVideo, type VideoFiles } from '@/scripts/videos/studio/video-files'

const folder = join(root, 'public/videos')
const index = join(root, 'content/video-files.json')

/** Video files by slug. */
type Index = Record<string, VideoFiles>

const readIndex = () => JSON.parse(readFileSync(index, 'utf8')) as Index

/** Writes the index in page order, without deleted videos. */
function writeIndex(made: Index, order: readonly string[]): void {
  const entries = order.filter((slug) => made[slug]).map((slug) => [slug, made[slug]])
  writeFileSync(index, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}

/** All file names in an index. */
const filesOf = (entries: Index) =>
  Object.values(entries).flatMap(({ mp4, webm, poster, captions, chapters }) =>
    [mp4.src, webm.src, poster, captions, chapters].map((address) => address.slice('/videos/'.length)),
  )

function removeUnknownFiles(entries: Index): void {
  const known = new Set(filesOf(entries))
  for (const file of readdirSync(folder)) if (!known.has(file)) rmSync(join(folder, file))
}

/** Returns 1 if any video has to be rendered again. */
async function check(): Promise<number> {
  const { videos } = await drawVideos()
  const stale = videos.filter(({ slug, digest }) => readIndex()[slug]?.digest !== digest)
  for (const { slug } of stale) console.log(`${slug}: its words or drawings have changed`)
  if (!stale.length) console.log(`All ${videos.length} videos are up to date.`)
  return stale.length ? 1 : 0
}

async function make(only: string | undefined, executablePath: string): Promise<number> {
  const { videos, slugs: order, ...means } = await drawVideos(only)
  if (!videos.length) throw new UsageError(`There is no video ${only}. Choose one of: ${order.join(', ')}`)
  const made = readIndex()
  for (const video of videos) {
    if (made[video.slug]?.digest === video.digest) {
      console.log(`${video.slug}: unchanged`)
      continue
    }
    const files = await makeVideo(video, { ...means, folder, executablePath })
    made[video.slug] = files
    writeIndex(made, order)
    const { seconds, mp4, webm } = files
    console.log(`${video.slug}: ${seconds} s, MP4 ${mp4.bytes} bytes, WebM ${webm.bytes} bytes`)
  }
  writeIndex(made, order)
  removeUnknownFiles(readIndex())
  return 0
}

async function sheet(only: string | undefined, target: string, executablePath: string): Promise<number> {
  const { videos, style } = await drawVideos(only)
  for (const video of videos) await takeSheet(video, { style, target, executablePath })
  return 0
}

/** The options of `npm run videos`; `browser` is the path of Chromium. */
type Wanted = {
  only?: string | undefined
  check?: boolean | undefined
  sheet?: string | undefined
  browser: string | undefined
}

/** Renders, checks or previews the videos. Returns the exit code. */
export async function makeVideos(wanted: Wanted): Promise<number> {
  const { only, check: isCheck, sheet: target, browser } = wanted
  if (isCheck) return check()
  if (!browser) throw new UsageError('Chromium not found: install it, or set CHROMIUM_PATH.')
  return target ? sheet(only, target, browser) : make(only, browser)
}
