import { readBuildStamp, removeBuildStamp, writeBuildStamp } from '@/lib/build/build-stamp'
import { finishBuild } from '@/lib/build/finish-build'
import { refuseDeployment } from '@/lib/build/refuse-deployment'
import { sourcesFingerprint } from '@/lib/build/sources'
import { UsageError } from '@/lib/command/main'
import { currentCommit, runScript, secondsSince } from '@/lib/command/run'
import { buildOrigin } from '@/lib/platform/site-url'

function originForBuild() {
  try {
    const { PORT, SITE_URL } = process.env
    return buildOrigin({ PORT, SITE_URL })
  } catch {
    throw new UsageError(
      `SITE_URL is "${process.env.SITE_URL}"; it must be an origin such as https://spine.example.com`,
    )
  }
}

/**
 * Whether the build matches the current sources and the URL of `npm start`, so that `npm test` can reuse it.
 */
export function isFreshTestBuild(): boolean {
  const stamp = readBuildStamp()
  return (
    stamp?.sources === sourcesFingerprint() && stamp.siteUrl === 'http://localhost:3000' && !stamp.siteUrlSet
  )
}

/**
 * Builds the site. The stamp is removed first and written last, so that an interrupted build never counts as
 * complete.
 * @throws UsageError if the build fails, or is for a deployment that must not go live.
 */
export async function build({ quiet }: { quiet: boolean }): Promise<void> {
  refuseDeployment(process.env)
  const startedAt = Date.now()
  const origin = originForBuild()
  const commit = process.env.VERCEL_GIT_COMMIT_SHA ?? currentCommit()
  const sources = sourcesFingerprint()
  removeBuildStamp()
  process.env.SITE_URL = origin.siteUrl
  console.log('Compiling the code and rendering the pages...')
  const { ok, output } = await runScript('node_modules/next/dist/bin/next', ['build'], { quiet })
  if (!ok) throw new UsageError(`${output.trim()}\n\nThe build failed; its output is above.`.trim())
  await finishBuild()
  writeBuildStamp({ ...origin, commit, sources, builtAt: new Date().toISOString() })
  console.log(`Built for ${origin.siteUrl} in ${secondsSince(startedAt)}.`)
}
