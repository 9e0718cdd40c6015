import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { currentCommit } from '@/lib/command/run'

const runsFile = join(root, 'test-results/everyone.jsonl')
const reportFile = join(root, 'docs/accessibility-report.md')

/** One run of tests/e2e/quality/accessibility.full.ts; `of` is the total number of runs. */
type Run = { of: number; width: number; mode: string; colorScheme: string; pages: number; found: string[] }

const byPlace = (one: Run, other: Run) =>
  one.width - other.width ||
  one.mode.localeCompare(other.mode) ||
  other.colorScheme.localeCompare(one.colorScheme)

function table(runs: readonly Run[]): string {
  const rows = runs.map(
    ({ width, mode, colorScheme, pages, found }) =>
      `| ${width} px | ${mode} | ${colorScheme} | ${pages} | ${found.length} |`,
  )
  return ['| width | mode | theme | pages | violations |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** The violations, and how much of the site they cover: an interrupted run proves nothing. */
function results(runs: readonly Run[]): string[] {
  const [first] = runs
  if (!first) return ['**No run finished, so there are no results.**']
  const found = runs.flatMap((run) => run.found.map((line) => `- ${run.width} px, ${run.mode}: ${line}`))
  const isWhole = runs.length === first.of
  return [
    ...(isWhole ? [] : [`**Only ${runs.length} of ${first.of} runs finished.**`]),
    table(runs),
    found.length > 0
      ? `## Violations\n\n${found.join('\n')}`
      : isWhole
        ? 'No violations found.'
        : 'No violations found in these runs.',
  ]
}

/** The report. @param runs the completed runs */
export function accessibilityReport(runs: readonly Run[]): string {
  const checked = runs.reduce((sum, { pages }) => sum + pages, 0)
  const lines = [
    '# Automated accessibility checks, page by page',
    `Written by \`npm run test:full\` on ${new Date().toISOString().slice(0, 10)}, at commit ${currentCommit() ?? 'unknown'}: ${checked} page checks against axe's rules for WCAG 2.2 AA and best practices, plus horizontal scrolling. Automated checks find only some barriers; docs/accessibility.md covers the rest.`,
    ...results(runs.toSorted(byPlace)),
  ]
  return `${lines.join('\n\n')}\n`
}

/**
 * Writes the results of the last run of tests/e2e/quality/accessibility.full.ts to
 * docs/accessibility-report.md.
 */
export function writeAccessibilityReport(): void {
  // Each run appends a line when it finishes, so if none did, there is no file.
  const text = existsSync(runsFile) ? readFileSync(runsFile, 'utf8').trim() : ''
  const runs = text === '' ? [] : text.split('\n').map((line) => JSON.parse(line) as Run)
  writeFileSync(reportFile, accessibilityReport(runs))
}
