import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { currentCommit } from './run.mjs'

const runsFile = join(root, 'test-results/everyone.jsonl')
const reportFile = join(root, 'docs/accessibility-report.md')

/** @typedef {{ width: number, mode: string, colorScheme: string, pages: number, found: string[] }} Run */

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

/** Writes what tests/e2e/accessibility.full.ts found at its last run to docs/accessibility-report.md. */
export function writeAccessibilityReport() {
  const runs = readFileSync(runsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort(byPlace)
  const found = runs.flatMap((run) => run.found.map((line) => `- ${run.width} px, ${run.mode}: ${line}`))
  const looked = runs.reduce((sum, { pages }) => sum + pages, 0)
  const lines = [
    '# What axe found, page by page',
    `Written by \`npm run test:full\` on ${new Date().toISOString().slice(0, 10)}, at commit ${currentCommit() ?? 'unknown'}: ${looked} looks at a page, with the rules for WCAG 2.2 AA and axe's best practices, and whether a page scrolls sideways. A program finds only part of all barriers; docs/accessibility.md has the rest.`,
    table(runs),
    found.length > 0 ? `## Found\n\n${found.join('\n')}` : 'Nothing was found.',
  ]
  writeFileSync(reportFile, `${lines.join('\n\n')}\n`)
}
