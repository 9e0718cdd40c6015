import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { currentCommit } from './run.mjs'

const runsFile = join(root, 'test-results/everyone.jsonl')
const reportFile = join(root, 'docs/accessibility-report.md')

/** @typedef {{ of: number, width: number, mode: string, colorScheme: string, pages: number, found: string[] }} Run */

const byPlace = (one, other) =>
  one.width - other.width ||
  one.mode.localeCompare(other.mode) ||
  other.colorScheme.localeCompare(one.colorScheme)

/** @param {Run[]} runs */
function table(runs) {
  const rows = runs.map(
    ({ width, mode, colorScheme, pages, found }) =>
      `| ${width} px | ${mode} | ${colorScheme} | ${pages} | ${found.length} |`,
  )
  return ['| width | mode | theme | pages | found |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** What was seen, and of how much: a run that broke off says nothing of itself. @param {Run[]} runs */
function results(runs) {
  const [first] = runs
  if (!first) return ['**No run came to its end: nothing is known.**']
  const found = runs.flatMap((run) => run.found.map((line) => `- ${run.width} px, ${run.mode}: ${line}`))
  const isWhole = runs.length === first.of
  return [
    ...(isWhole ? [] : [`**Only ${runs.length} of ${first.of} runs came to their end.**`]),
    table(runs),
    found.length > 0
      ? `## Found\n\n${found.join('\n')}`
      : isWhole
        ? 'Nothing was found.'
        : 'Nothing was found in these.',
  ]
}

/** @param {Run[]} runs those that came to their end */
export function accessibilityReport(runs) {
  const looked = runs.reduce((sum, { pages }) => sum + pages, 0)
  const lines = [
    '# What axe found, page by page',
    `Written by \`npm run test:full\` on ${new Date().toISOString().slice(0, 10)}, at commit ${currentCommit() ?? 'unknown'}: ${looked} looks at a page, with the rules for WCAG 2.2 AA and axe's best practices, and whether a page scrolls sideways. A program finds only part of all barriers; docs/accessibility.md has the rest.`,
    ...results(runs.toSorted(byPlace)),
  ]
  return `${lines.join('\n\n')}\n`
}

/** Writes what tests/e2e/accessibility.full.ts found at its last run to docs/accessibility-report.md. */
export function writeAccessibilityReport() {
  // Each run adds its line at its end, so where all broke off there is no file.
  const text = existsSync(runsFile) ? readFileSync(runsFile, 'utf8').trim() : ''
  const runs = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line))
  writeFileSync(reportFile, accessibilityReport(runs))
}
