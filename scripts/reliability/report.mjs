import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { writeBetween } from '../lib/between-markers.mjs'
import { root } from '../lib/paths.mjs'
import { currentCommit } from '../lib/run.mjs'

/**
 * @typedef {{ name: string, required: string, measured: string, outcome: 'passed' | 'failed' | 'measured' | 'not run' }} Figure
 * @typedef {{ title: string, command: string, date: string, commit: string | null, machine: string, figures: Figure[] }} Report
 */

const document = join(root, 'docs/reliability.md')
const folder = join(root, 'reports')
const markers = { name: 'figures', writer: 'scripts/reliability/report.mjs' }

/** This machine in a few words, with how busy it is: what else runs on it makes times longer. */
export function machine() {
  const [{ model }] = cpus()
  const load = loadavg()[0].toFixed(1)
  return `${availableParallelism()} cores (${model.trim()}), Node ${process.versions.node}, load ${load} at the start`
}

/** Keeps what was measured as reports/<name>.json. @param {string} name @param {Omit<Report, 'commit' | 'date'>} report */
export function saveReport(name, report) {
  mkdirSync(folder, { recursive: true })
  const dated = { ...report, commit: currentCommit(), date: new Date().toISOString() }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(dated, null, 2)}\n`)
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table for each report. @param {Report[]} reports */
export function tables(reports) {
  const row = (cells) => `| ${cells.map(cell).join(' | ')} |`
  return reports
    .map(({ title, command, date, commit, machine: where, figures }) =>
      [
        `### ${title}`,
        '',
        `\`${command}\`, ${date.slice(0, 10)}, commit ${commit?.slice(0, 7)}; ${where}.`,
        '',
        row(['figure', 'required', 'measured', 'outcome']),
        '|---|---|---|---|',
        ...figures.map(({ name, required, measured, outcome }) =>
          row([name, required, measured, outcome === 'failed' ? '**failed**' : outcome]),
        ),
      ].join('\n'),
    )
    .join('\n\n')
}

/** Writes docs/reliability.md's tables anew, from every file of reports/. */
export function writeDocument() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const reports = names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  writeBetween(document, markers, tables(reports))
}
