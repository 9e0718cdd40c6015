import '../typescript.ts'
import { parseArgs } from 'node:util'

const { main, UsageError } = await import('@/lib/command/main')
const { findChromium } = await import('@/tests/run/executables')
const { makeVideos } = await import('@/scripts/videos/studio/make-videos')

const usage = `npm run videos -- [--only slug] [--check] [--sheet folder]

Renders the videos of content/en/videos into public/videos: only those whose words or drawings have changed. Needs Chromium
and ffmpeg; a build of the site needs neither.
--check  lists outdated videos without rendering. Needs neither of the two.
--sheet  writes one image per video with a frame of each scene into a folder, for review. Needs Chromium.`

await main(() => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { only: text, check: flag, sheet: text, help: flag } })
  if (values.help) throw new UsageError(usage)
  return makeVideos({ ...values, browser: findChromium() })
})
