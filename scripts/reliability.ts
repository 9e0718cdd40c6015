import './typescript.ts'
import { parseArgs } from 'node:util'
import type { Figure } from '@/tests/run/report'

const { readBuildStamp } = await import('@/lib/build/build-stamp')
const { main, UsageError } = await import('@/lib/command/main')
const { secondsSince } = await import('@/lib/command/run')
const { machine, saveReport, writeDocument } = await import('@/tests/run/report')
const { measures } = await import('./reliability/measures.ts')

const names = Object.keys(measures)
const usage = `npm run reliability [-- --short] [${names.join(' | ')}]...

Verifies with the existing build that no request is lost: runs all measurements, or only the named ones. The long version
takes about 45 minutes and writes reports/*.json and the tables of docs/reliability.md; the short one writes nothing.`

function readArguments() {
  try {
    const options = { short: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.every((name) => names.includes(name)))
      return { short: values.short, chosen: positionals.length > 0 ? positionals : names }
  } catch {
    // Falls through to the usage text.
  }
  throw new UsageError(usage)
}

function print({ outcome, name, required, measured }: Figure): void {
  console.log(`${outcome.padEnd(8)} ${name}: ${measured}${required && ` (required: ${required})`}`)
}

async function measure(name: string, { short }: { short: boolean }): Promise<Figure[]> {
  const chosen = measures[name]
  if (!chosen) throw new UsageError(usage)
  const startedAt = Date.now()
  const where = machine()
  const figures = await chosen.run(short)
  console.log(`\n${chosen.title} (${secondsSince(startedAt)})`)
  figures.forEach(print)
  const report = { title: chosen.title, command: `npm run reliability -- ${name}`, machine: where, figures }
  if (!short) saveReport(name, report)
  return figures
}

await main(async () => {
  const { short, chosen } = readArguments()
  const needsBuild = chosen.some((name) => !measures[name]?.buildsItself)
  if (needsBuild && !readBuildStamp()) throw new UsageError('There is no build; run `npm run build`.')
  const figures: Figure[] = []
  // One after the other, because parallel measurements would distort each other.
  for (const name of chosen) figures.push(...(await measure(name, { short })))
  if (!short) writeDocument()
  return figures.some(({ outcome }) => outcome === 'failed') ? 1 : 0
})
if (process.exitCode) process.exit()
