import { readFileSync } from 'node:fs'
import { packIndex } from './lib/front/paths.mjs'
import { writeTable } from './lib/performance-document.mjs'
import { main, run, runTool, seconds } from './lib/run.mjs'
import { machine } from './reliability/report.mjs'

/** A build from nothing, and how much it made. */
async function measureBuild() {
  const where = machine()
  const began = Date.now()
  // As `npm run build` does: on a fresh checkout it fetches the packages first.
  if (!(await run(process.execPath, ['scripts/build.mjs'])).ok) return false
  const { pages, files } = JSON.parse(readFileSync(packIndex, 'utf8'))
  const rows = [{ build: seconds(began), 'prerendered pages': pages.length, files: files.length }]
  console.table(rows)
  writeTable('build', rows, where)
  return true
}

/** Everything that docs/performance.md says, measured anew on a quiet machine: a quarter of an hour. */
await main(async () => {
  const isDone =
    (await measureBuild()) &&
    (await runTool('scripts/bench-load.mjs', ['--write'])).ok &&
    (await runTool('scripts/bench-front.mjs', ['--write'])).ok
  return isDone ? 0 : 1
})
