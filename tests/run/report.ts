import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '@/lib/command/root'
import { currentCommit } from '@/lib/command/run'
import { writeBetween } from '@/tests/run/write-between'

export type Figure = {
  name: string
  required: string
  measured: string
  outcome: 'passed' | 'failed' | 'measured' | 'not run'
}
type Report = {
  title: string
  command: string
  date: string
  commit: string | null
  machine: string
  figures: Figure[]
}

const document = join(root, 'docs/reliability.md')
const folder = join(root, 'reports')
const markers = { name: 'figures', writer: 'tests/run/report.ts' }

/** A measured value; without `isMet` there is no requirement. */
export function figure(name: string, required: string, measured: string | number, isMet?: boolean): Figure {
  const outcome = isMet === undefined ? 'measured' : isMet ? 'passed' : 'failed'
  return { name, required, measured: String(measured), outcome }
}

/** A short description of this machine, with its load: other work makes times longer. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  const load = loadavg()[0]?.toFixed(1)
  return `${availableParallelism()} cores (${model}), Node ${process.versions.node}, load ${load} at the start`
}

/** Saves the measurements as reports/<name>.json. */
export function saveReport(name: string, report: Omit<Report, 'commit' | 'date'>): void {
  mkdirSync(folder, { recursive: true })
  const dated: Report = { ...report, commit: currentCommit(), date: new Date().toISOString() }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(dated, null, 2)}\n`)
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

/** A table for each report. */
export function tables(reports: readonly Report[]): string {
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

/** Regenerates the tables of docs/reliability.md from every file in reports/. */
export function writeDocument(): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report
  writeBetween(document, markers, tables(names.toSorted().map(read)))
}
