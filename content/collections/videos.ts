import { videos as compiled } from '@/content/generated/en/videos'
import type { Video } from '@/content/schemas/video-schema'

/** The videos, in page order. */
export const videos: readonly Video[] = [
  compiled['warning-signs'],
  compiled['spine-built'],
  compiled['disc-herniates'],
  compiled.sciatica,
  compiled['narrow-canal'],
  compiled['your-visit'],
  compiled.fusion,
  compiled['log-roll'],
  compiled.walking,
]
