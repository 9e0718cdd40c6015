import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt, ensureInstalled } from './setup.mjs'
import { findBrowser } from './lib/browser.mjs'
import { projectNode, root } from './lib/paths.mjs'
import { main, Refusal, runTool } from './lib/run.mjs'

const usage = `npm run shots -- [routes] [--mode local,remote,unknown] [--width 390,820,1440] [--theme light,dark]

Full-page screenshots of the present build, into shots/. Without routes: / and /contact.`

const all = { mode: ['local', 'remote', 'unknown'], width: ['390', '820', '1440'], theme: ['light', 'dark'] }

/** @returns {{ routes: string[], mode: string[], width: string[], theme: string[] }} */
function readArguments() {
  const text = { type: 'string' }
  const options = { mode: text, width: text, theme: text, help: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) throw new Refusal(usage)
  const chosen = Object.entries(all).map(([name, known]) => {
    const wanted = values[name]?.split(',') ?? known
    const strange = wanted.find((value) => !known.includes(value) && name !== 'width')
    if (strange) throw new Refusal(`--${name} ${strange}: known are ${known.join(', ')}\n\n${usage}`)
    return [name, wanted]
  })
  return { routes: positionals.length ? positionals : ['/', '/contact'], ...Object.fromEntries(chosen) }
}

/** Playwright and the server need the project's Node, which this process need not be. */
const onProjectNode = () => process.execPath === projectNode()

await main(async () => {
  const wanted = readArguments()
  await ensureInstalled({ development: true })
  if (!onProjectNode()) return (await runTool('scripts/shots.mjs', process.argv.slice(2))).ok ? 0 : 1
  const executablePath = findBrowser()
  if (!executablePath) throw new Refusal('No Chromium here: install it, or name it in CHROMIUM_PATH.')
  await ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'shots-'))
  mkdirSync(join(root, 'shots'), { recursive: true })
  const { photograph } = await import('./lib/photograph.mjs')
  try {
    await photograph(wanted, { executablePath, data })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
})
