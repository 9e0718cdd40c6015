import { z } from 'zod'
import list from '@/content/video-files.json'

const made = z.strictObject({ src: z.string().startsWith('/videos/'), bytes: z.number() })

/** What `npm run videos` made of a film: addresses below /videos, sizes in bytes, the length in seconds. */
const filesSchema = z.strictObject({
  digest: z.string(),
  seconds: z.number(),
  mp4: made,
  webm: made,
  poster: z.string(),
  captions: z.string(),
  chapters: z.string(),
})

const files = z.record(z.string(), filesSchema).parse(list)

/**
 * The files of a film.
 * @throws where the film was never made: the build stops, with what to do about it.
 */
export function videoFiles(slug: string): z.infer<typeof filesSchema> {
  const found = files[slug]
  if (!found) throw new Error(`The film ${slug} has no files: run npm run videos -- --only ${slug}`)
  return found
}
