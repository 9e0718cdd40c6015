import { parseArgs } from 'node:util'
import { readBuild } from './lib/build.mjs'
import { main, Refusal, seconds } from './lib/run.mjs'
import { measures } from './reliability/measures.mjs'
import { machine, saveReport, writeDocument } from './reliability/report.mjs'

const names = Object.keys(measures)
const usage = `npm run reliability [-- --short] [${names.join(' | ')}]...

Measures that no request is lost, against the build that is there: all of it, or what is named. The long form takes about
half an hour and writes reports/*.json and the tables of docs/reliability.md; the short form writes nothing.`

function readArguments() {
  try {
    const options = { short: { type: 'boolean', default: false } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.every((name) => names.includes(name)))
      return { short: values.short, chosen: positionals.length > 0 ? positionals : names }
  } catch {
    // What it does not know is answered with what it knows.
  }
  throw new Refusal(usage)
}

function print({ outcome, name, required, measured }) {
  console.log(`${outcome.padEnd(8)} ${name}: ${measured}${required && ` (required: ${required})`}`)
}

async function measure(name, { short }) {
  const { title, run, long, short: few } = measures[name]
  const began = Date.now()
  const where = machine()
  const figures = await run(short ? few : long)
  console.log(`\n${title} (${seconds(began)})`)
  figures.forEach(print)
  if (!short) saveReport(name, { title, command: `npm run reliability -- ${name}`, machine: where, figures })
  return figures
}

await main(async () => {
  const { short, chosen } = readArguments()
  if (!readBuild()) throw new Refusal('There is no build here; `npm run build` makes one.')
  const figures = []
  // In turn: side by side one would only measure the other.
  for (const name of chosen) figures.push(...(await measure(name, { short })))
  if (!short) writeDocument()
  return figures.some(({ outcome }) => outcome === 'failed') ? 1 : 0
})
if (process.exitCode) process.exit()
