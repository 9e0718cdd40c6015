import { z } from 'zod'
import list from '@/content/video-files.json'

const videoFile = z.strictObject({ src: z.string().startsWith('/videos/'), bytes: z.number() })

/** The files `npm run videos` made for a video: paths under /videos, sizes in bytes, length in seconds. */
const filesSchema = z.strictObject({
  digest: z.string(),
  seconds: z.number(),
  mp4: videoFile,
  webm: videoFile,
  poster: z.string(),
  captions: z.string(),
  chapters: z.string(),
})

const files = z.record(z.string(), filesSchema).parse(list)

/**
 * The files of a video.
 * @throws if the video was never rendered, which stops the build and says how to fix it.
 */
export function videoFiles(slug: string): z.infer<typeof filesSchema> {
  const found = files[slug]
  if (!found) throw new Error(`Video ${slug} has not been rendered: run npm run videos -- --only ${slug}`)
  return found
}
