import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentCommit, Refusal, runTool, seconds } from './run.mjs'
import { root } from './paths.mjs'
import { buildOrigin } from './site-url.mjs'
import { fingerprint } from './sources.mjs'

const stampFile = join(root, '.next/build-stamp.json')

/**
 * What the finished build was made from; undefined where there is none, or only an interrupted one.
 * @returns {{ siteUrl: string, siteUrlSet: boolean, commit: string | null, sources: string, builtAt: string } | undefined}
 */
export function readBuild() {
  if (!existsSync(join(root, '.next/BUILD_ID'))) return undefined
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined
  }
}

function originForBuild() {
  try {
    return buildOrigin(process.env)
  } catch {
    throw new Refusal(
      `SITE_URL is "${process.env.SITE_URL}"; it must be an origin such as https://spine.example.com`,
    )
  }
}

/** The steps of a build, in order. What must work on the output of `next build` is added in scripts/finish-build.mjs. */
const steps = [
  (options) => runTool('node_modules/next/dist/bin/next', ['build'], options),
  (options) => runTool('scripts/finish-build.mjs', [], options),
]

/**
 * Builds the site. The stamp goes first and comes back last, so an interrupted build never counts as one.
 * The caller holds the set-up lock.
 * @param {{ quiet: boolean }} options
 */
export async function build({ quiet }) {
  const began = Date.now()
  const origin = originForBuild()
  const made = {
    ...origin,
    commit: process.env.VERCEL_GIT_COMMIT_SHA ?? currentCommit(),
    sources: fingerprint(),
  }
  const env = { NODE_ENV: 'production', SITE_URL: origin.siteUrl }
  rmSync(stampFile, { force: true })
  for (const step of steps) {
    const { ok, output } = await step({ env, quiet })
    if (!ok) throw new Refusal(`${output.trim()}\n\nThe build failed; what it said stands above.`.trim())
  }
  writeFileSync(stampFile, JSON.stringify({ ...made, builtAt: new Date().toISOString() }, null, 2))
  console.log(`Built for ${origin.siteUrl} in ${seconds(began)}.`)
}
