import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RenderedVideo } from '@/scripts/videos/render-videos'
import { encode } from '@/scripts/videos/studio/encode'
import { openStudio } from '@/scripts/videos/studio/studio'

/** Renders every distinct frame of a video once. */
async function takePictures(
  video: RenderedVideo,
  style: string,
  folder: string,
  executablePath: string,
): Promise<void> {
  const studio = await openStudio(style, executablePath)
  try {
    for (const [name, markup] of video.pictures) {
      writeFileSync(join(folder, `${name}.png`), await studio.picture(markup))
    }
  } finally {
    await studio.close()
  }
}

/** Writes a file to the public folder with a content hash in its name. */
function publish(
  data: Buffer | string,
  { slug, kind, folder }: { slug: string; kind: string; folder: string },
): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const name = kind.startsWith('.') ? `${slug}-${hash}${kind}` : `${slug}-${kind}-${hash}.vtt`
  writeFileSync(join(folder, name), data)
  return `/videos/${name}`
}

type RenderOptions = { style: string; folder: string; executablePath: string; framesPerSecond: number }

/** An entry of content/video-files.json: paths, sizes in bytes, length in seconds. */
export type VideoFiles = Awaited<ReturnType<typeof makeVideo>>

/** Renders the files of one video. */
export async function makeVideo(
  video: RenderedVideo,
  { style, folder, executablePath, framesPerSecond }: RenderOptions,
) {
  const temporary = mkdtempSync(join(tmpdir(), 'video-'))
  const frames = join(temporary, 'frames')
  mkdirSync(frames)
  try {
    await takePictures(video, style, temporary, executablePath)
    video.order.forEach((name, frame) =>
      symlinkSync(join(temporary, `${name}.png`), join(frames, `${String(frame).padStart(5, '0')}.png`)),
    )
    const made = { mp4: join(temporary, 'video.mp4'), webm: join(temporary, 'video.webm') }
    for (const kind of ['mp4', 'webm'] as const)
      await encode(kind, { frames, framesPerSecond, file: made[kind] })
    const poster = await sharp(join(temporary, `${video.poster}.png`))
      .webp({ quality: 82 })
      .toBuffer()
    const put = (data: Buffer | string, kind: string) => publish(data, { slug: video.slug, kind, folder })
    return {
      digest: video.digest,
      seconds: video.seconds,
      mp4: { src: put(readFileSync(made.mp4), '.mp4'), bytes: statSync(made.mp4).size },
      webm: { src: put(readFileSync(made.webm), '.webm'), bytes: statSync(made.webm).size },
      poster: put(poster, '.webp'),
      captions: put(video.tracks.captions, 'captions'),
      chapters: put(video.tracks.chapters, 'chapters'),
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
