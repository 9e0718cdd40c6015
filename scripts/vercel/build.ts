import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { removeBuildStamp } from '@/lib/build/build-stamp'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'
import { run } from '@/lib/command/run'

/** Vercel's command line. Too big to be one of the project's packages, so npx keeps it in npm's cache. */
const cli = 'vercel@60.1.3'

export const productionHost = 'spine.example.com'

/** What Vercel sets for a project with this domain and without SITE_URL, empty so that no .env file sets it. */
export const variables = { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: productionHost, SITE_URL: '' }

/** The settings that `vercel pull` would write, with an account. The packages are already installed. */
const settings = {
  framework: 'nextjs',
  nodeVersion: '24.x',
  buildCommand: 'npm run build',
  installCommand: '',
}

const project = join(root, '.vercel/project.json')

/** Runs `vercel build`, which replaces .vercel/output and .next. @throws UsageError if it fails. */
export async function buildForVercel(target: 'production' | 'preview'): Promise<void> {
  const isLinked = existsSync(project)
  if (!isLinked) {
    mkdirSync(dirname(project), { recursive: true })
    writeFileSync(project, JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }))
  }
  const env = { ...variables, VERCEL_ENV: target, VERCEL_TELEMETRY_DISABLED: '1' }
  const args = ['--yes', cli, 'build', '--yes', `--target=${target}`]
  const { ok, output } = await run('npx', args, { env, quiet: true })
  // Neither the made-up project nor a build for Vercel is for anything else.
  if (!isLinked) rmSync(project)
  removeBuildStamp()
  if (!ok) throw new UsageError(`${output.trim()}\n\n\`vercel build\` failed; its output is above.`)
}
