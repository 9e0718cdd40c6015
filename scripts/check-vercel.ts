import './typescript.ts'
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { removeBuildStamp } = await import('@/lib/build/build-stamp')
const { main, UsageError } = await import('@/lib/command/main')
const { run } = await import('@/lib/command/run')
const { places } = await import('@/tests/support/visitors')

/* `npm run check:vercel`: what Vercel would build, built by its own command line and asked on this machine. */

/** Too big to be one of the project's packages, so npx keeps it in npm's cache. */
const cli = 'vercel@60.1.3'
const functions = '.vercel/output/functions'
const variables = {
  VERCEL: '1',
  VERCEL_ENV: 'production',
  SITE_URL: 'https://spine.example.com',
}

function expect(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'ok     ' : 'FAILED '} ${what}`)
  if (!isTrue) process.exitCode = 1
}

async function build(): Promise<void> {
  const project = '.vercel/project.json'
  const settings = {
    framework: 'nextjs',
    nodeVersion: '24.x',
    buildCommand: 'npm run build',
    installCommand: '',
  }
  const isLinked = fs.existsSync(project)
  fs.mkdirSync(dirname(project), { recursive: true })
  // What `vercel pull` would write, with an account.
  if (!isLinked)
    fs.writeFileSync(project, JSON.stringify({ projectId: 'prj_none', orgId: 'team_none', settings }))
  const env = { ...variables, VERCEL_TELEMETRY_DISABLED: '1' }
  const { ok } = await run('npx', ['--yes', cli, 'build', '--yes', '--target=production'], { env })
  if (!isLinked) fs.rmSync(project)
  // This build is for nothing else.
  removeBuildStamp()
  if (!ok) throw new UsageError('`vercel build` failed; its output is above.')
}

/** Copies a function's files, and nothing else, to a folder outside of the project, as they are deployed. */
function unpack(source: string) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'function-'))
  fs.cpSync(fs.realpathSync(source), folder, { recursive: true })
  const config = fs.readFileSync(join(folder, '.vc-config.json'), 'utf8')
  const { filePathMap = {} } = JSON.parse(config) as { filePathMap?: Record<string, string> }
  for (const [file, from] of Object.entries(filePathMap)) {
    fs.mkdirSync(dirname(join(folder, file)), { recursive: true })
    fs.cpSync(from, join(folder, file), { recursive: true, verbatimSymlinks: true })
  }
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const size = (file: string) => fs.statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0
  return { folder, files, megabytes: files.reduce((sum, file) => sum + size(file), 0) / 1_000_000 }
}

/** Starts a function in a process of its own, with only the variables it is given and no disk to write to. */
async function start(name: string) {
  const host = fork('scripts/vercel/function-host.ts', [unpack(`${functions}/${name}.func`).folder], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...variables },
    execArgv: ['--disable-warning=SecurityWarning', '--permission', '--allow-fs-read=*', '--allow-addons'],
  })
  const [port] = (await once(host, 'message')) as [number]
  const ask = (path: string, more: RequestInit = {}) => {
    const headers = { 'x-forwarded-for': '127.0.0.1', 'x-matched-path': path, ...more.headers }
    return fetch(`http://127.0.0.1:${port}${path}`, { ...more, headers })
  }
  return { ask, stop: () => host.kill() }
}

/** Whether every inline script of a prerendered page has its hash in the policy that the middleware sends. */
function scriptsRun(html: string, policy: string): boolean {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:\s(?:data-)?src=|ld\+json))[^>]*>([^]*?)<\/script>/g),
  ].map(([, text = '']) => text)
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return scripts.length > 0 && hashes.every((hash) => policy.includes(hash))
}

await main(async () => {
  await build()
  const all = fs
    .readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.func'))
  for (const name of new Set(all.map((one) => fs.realpathSync(join(functions, one))))) {
    const { files, megabytes } = unpack(name)
    expect(
      `${name.split('/functions/')[1]}: ${megabytes.toFixed(1)} of 250 MB, no tests`,
      megabytes < 250 && !files.some((file) => /^(tests|docs)\//.test(file)),
    )
    const heavy = files.some((file) => /node_modules\/(pg|kysely|pino|nodemailer|resend)\//.test(file))
    if (name.endsWith('_middleware.func')) expect('no page waits for store, mail or log', !heavy)
  }
  const middleware = await start('_middleware')
  for (const [mode, headers] of Object.entries({
    local: places.Visalia,
    remote: places.Chicago,
    unknown: {},
  }))
    for (const path of ['/', '/contact', '/resources/faq']) {
      const answer = await middleware.ask(path, { headers })
      const { pathname } = new URL(answer.headers.get('x-middleware-rewrite') ?? 'http://none/')
      const page = join(functions, `${pathname.replace(/\/$/, '')}.prerender-fallback.html`)
      const html = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : ''
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(
        `${path} as ${mode}: its page (${pathname}), whose scripts run`,
        pathname.startsWith(`/${mode}`) && scriptsRun(html, policy),
      )
    }
  middleware.stop()
  const post = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const contact = await start('api/contact')
  const refused = await contact.ask(
    '/api/contact',
    post({ firstName: 'Maria', lastName: 'Example', email: 'maria@example.com', phone: '(559) 555-0123' }),
  )
  expect(
    'without a database, a request is refused with the phone number',
    refused.status === 503 && /\(\d{3}\) \d{3}-\d{4}/.test(await refused.text()),
  )
  contact.stop()
  const assistant = await start('api/ai-assistant')
  const answer = await assistant.ask(
    '/api/ai-assistant',
    post({ message: 'How long is recovery after a fusion?' }),
  )
  expect('the assistant answers', answer.status === 200 && /fusion/i.test(await answer.text()))
  assistant.stop()
})
if (process.exitCode) process.exit()
