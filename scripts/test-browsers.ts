import './typescript.ts'

const { main, UsageError } = await import('@/lib/command/main')
const { runScript } = await import('@/lib/command/run')
const { freePortFrom } = await import('@/lib/server/node/listen')
const { downloadBrowsers, downloadedBrowser } = await import('@/tests/run/install-programs')

const names = ['firefox', 'webkit'] as const

/**
 * Runs the cross-browser tests (playwright.config.ts) in Playwright's Firefox and WebKit, with the existing
 * build.
 */
await main(async () => {
  const missing = names.filter((name) => !downloadedBrowser(name))
  if (missing.length > 0) await downloadBrowsers(missing)
  const projects = names.filter((name) => downloadedBrowser(name))
  if (projects.length === 0)
    throw new UsageError('Neither Firefox nor WebKit is installed, and Playwright could not download them.')
  const args = ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)]
  const env = { E2E_PORT: String(await freePortFrom(3210)) }
  const { ok } = await runScript('node_modules/@playwright/test/cli.js', args, { env })
  return ok && projects.length === names.length ? 0 : 1
})
