import type { Video } from '@/content/video-schema'
import { discHerniates } from '@/content/videos/disc-herniates'
import { fusionFilm } from '@/content/videos/fusion'
import { logRoll } from '@/content/videos/log-roll'
import { narrowCanal } from '@/content/videos/narrow-canal'
import { sciaticaFilm } from '@/content/videos/sciatica'
import { spineBuilt } from '@/content/videos/spine-built'
import { walking } from '@/content/videos/walking'
import { warningSigns } from '@/content/videos/warning-signs'
import { yourVisit } from '@/content/videos/your-visit'

/** The films, in the order of the page. */
export const videos: readonly Video[] = [
  warningSigns,
  spineBuilt,
  discHerniates,
  sciaticaFilm,
  narrowCanal,
  yourVisit,
  fusionFilm,
  logRoll,
  walking,
]
