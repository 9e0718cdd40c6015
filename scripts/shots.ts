import './typescript.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Wanted } from '@/tests/run/photograph'

const { main, UsageError } = await import('@/lib/command/main')
const { runScript } = await import('@/lib/command/run')
const { findChromium } = await import('@/tests/run/executables')
const { photograph } = await import('@/tests/run/photograph')
const { photographEditor } = await import('@/tests/run/photograph-editor')

const usage = `npm run shots -- [routes] [--mode local,remote,unknown] [--width 390,820,1440] [--theme light,dark]

Takes full-page screenshots of the current build, in shots/. Default routes: / and /contact.
npm run shots -- editor renews the pictures of the editor in docs/images instead.`

const all = { mode: ['local', 'remote', 'unknown'], width: ['390', '820', '1440'], theme: ['light', 'dark'] }

function readArguments(): Wanted {
  const text = { type: 'string' } as const
  const options = { mode: text, width: text, theme: text, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) throw new UsageError(usage)
  const choose = (name: keyof typeof all) => {
    const wanted = values[name]?.split(',') ?? all[name]
    const unknown = name === 'width' ? undefined : wanted.find((value) => !all[name].includes(value))
    if (unknown) throw new UsageError(`--${name} ${unknown}: known are ${all[name].join(', ')}\n\n${usage}`)
    return wanted
  }
  const routes = positionals.length > 0 ? positionals : ['/', '/contact']
  return { routes, mode: choose('mode'), width: choose('width'), theme: choose('theme') }
}

await main(async () => {
  const wanted = readArguments()
  const executablePath = findChromium()
  if (!executablePath) throw new UsageError('Chromium not found: install it, or set CHROMIUM_PATH.')
  if (wanted.routes[0] === 'editor') return photographEditor(executablePath)
  if (!(await runScript('scripts/run.mjs', ['build', '--quiet', '--if-missing'])).ok) return 1
  const data = mkdtempSync(join(tmpdir(), 'shots-'))
  mkdirSync('shots', { recursive: true })
  try {
    await photograph(wanted, { executablePath, data })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  return 0
})
