import { randomBytes } from 'node:crypto'
import { UsageError } from '@/lib/command/main'
import { secondsSince } from '@/lib/command/run'
import { startSmtp } from '@/scripts/reliability/smtp-stub'
import { cronSecret, measureAnswers, measureRequests } from '@/scripts/vercel/answers'
import { measureScripts } from '@/scripts/vercel/browser'
import { buildForVercel, variables } from '@/scripts/vercel/build'
import { measureFunctions } from '@/scripts/vercel/functions'
import { exactly, measureAddresses, measureVariants, robotsHeader } from '@/scripts/vercel/pages'
import { findChromium, findPostgres } from '@/tests/run/executables'
import { figure, machine, saveReport, writeDocument, type Figure } from '@/tests/run/report'
import { startPostgres } from '@/tests/support/servers/postgres-server'
import { serveBuildOutput } from '@/tests/vercel/serve'

type Site = Awaited<ReturnType<typeof serveBuildOutput>>

async function withSite<Result>(env: Record<string, string>, measure: (site: Site) => Promise<Result>) {
  const site = await serveBuildOutput({ ...variables, ...env })
  try {
    return await measure(site)
  } finally {
    site.stop()
  }
}

async function preview(): Promise<Figure[]> {
  await buildForVercel('preview')
  return withSite({ VERCEL_ENV: 'preview' }, async ({ url }) => [
    exactly('a preview: X-Robots-Tag', 'noindex', await robotsHeader(url)),
  ])
}

async function withDatabase(): Promise<Figure[]> {
  const [database, mail] = await Promise.all([startPostgres(), startSmtp()])
  const env = {
    ...mail.env,
    DATABASE_URL: database.url,
    REQUESTS_KEY: randomBytes(32).toString('base64'),
    CONTACT_TO: 'staff@example.com',
    CONTACT_FROM: 'site@example.com',
    CRON_SECRET: cronSecret,
  }
  try {
    return await withSite(env, (site) => measureRequests(site, mail))
  } finally {
    await mail.close()
    await database.close()
  }
}

async function production(browser: string): Promise<Figure[]> {
  const startedAt = Date.now()
  await buildForVercel('production')
  const build = figure('`vercel build`, without installing packages', '', secondsSince(startedAt))
  const figures = await withSite({}, async ({ url, report }) => [
    ...(await measureVariants(url)),
    ...(await measureAddresses(url)),
    ...(await measureScripts(url, browser)),
    ...(await measureAnswers(url)),
    ...measureFunctions(await report()),
  ])
  return [build, ...figures, ...(await withDatabase())]
}

/** Builds the site as Vercel does and asks the result. Writes reports/vercel.json. */
export async function measureVercel(): Promise<void> {
  const browser = findChromium()
  const postgres = findPostgres()
  if (!browser || !postgres) throw new UsageError('This check needs Chromium and PostgreSQL.')
  // For tests/support/servers/postgres-server.ts.
  process.env.POSTGRES_BIN = postgres
  const where = machine()
  const figures = [...(await preview()), ...(await production(browser))]
  saveReport('vercel', { title: 'On Vercel', command: 'npm run check:vercel', machine: where, figures })
  writeDocument()
  console.table(figures)
  if (figures.some(({ outcome }) => outcome === 'failed')) throw new UsageError('A requirement is not met.')
}
