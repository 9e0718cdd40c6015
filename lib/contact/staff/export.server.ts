import 'server-only'
import { realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import Papa from 'papaparse'
import { staffEmail } from '@/content/en/ui/contact/staff-email'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { officeMoment } from '@/lib/contact/request/office-moment'
import { staffEmailView } from '@/lib/contact/request/staff-view'
import { closedBody } from '@/lib/contact/staff/show-text.server'
import { neutralize } from '@/lib/text/typed-text'
import type { KeyRing } from '@/lib/contact/store/key-ring.server'
import { lastResult, type Callback } from '@/lib/contact/store/callbacks.server'
import type { CallResult } from '@/lib/contact/store/schema.server'
import { openBody, type StoredRequest } from '@/lib/contact/store/stored-requests.server'

const { labels } = staffEmail
const written = [labels.name, labels.phone, labels.bestTime, labels.language, labels.email, labels.condition]

/** Requests as CSV, neutralized and safe for spreadsheets. Contains patient data. */
export function exportCsv(
  requests: StoredRequest[],
  ring: KeyRing,
  callbacks: (reference: string) => Callback[],
): string {
  const known = [labels.reference, labels.received, 'State', 'Last error', 'Call result', 'Call time']
  const head = [...known, 'Call notes', ...written, labels.message, 'Note']
  return csvText([head, ...requests.map((stored) => exportRow(stored, ring, callbacks(stored.reference)))])
}

/** What came of the last call and when; of requests that were handled without the list, only when. */
function callCells({ handled_at: handledAt }: StoredRequest, callbacks: Callback[]): [string, string] {
  const last = lastResult(callbacks)
  if (last) return [staffList.results[last.result as CallResult], officeMoment(new Date(last.at))]
  return handledAt === null ? ['', ''] : [staffList.handled, officeMoment(new Date(handledAt))]
}

function exportRow(stored: StoredRequest, ring: KeyRing, callbacks: Callback[]): string[] {
  const received = officeMoment(new Date(stored.received_at))
  const state = [stored.reference, received, stored.state, stored.last_error ?? '']
  const body = openBody(ring, stored)
  const notes = body.ok ? (body.received.request.notes ?? []).map(({ text }) => neutralize(text)) : []
  const known = [...state, ...callCells(stored, callbacks), notes.join('\n')]
  if (!body.ok) return [...known, ...written.map(() => ''), '', closedBody[body.code]]
  const { rows, details, message, warnings } = staffEmailView(body.received)
  const value = (label: string) => [...rows, ...details].find((row) => row.label === label)?.value ?? ''
  return [...known, ...written.map(value), message ?? '', warnings.join(' ')]
}

/** What starts a formula, including full-width, small and mathematical forms. */
const formulaSign = '[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]'

/*
 * At the start of a cell, and after anything that another locale's spreadsheet treats as a separator: where
 * lists use semicolons, our quotes don't protect the rest of the cell.
 */
const formulaStart = new RegExp(
  `^(?=\\s*${formulaSign}|[\\t\\r])|(?<=[;,|"\\t\\r\\n])(?=\\s*${formulaSign})`,
  'g',
)

/**
 * A table as CSV in UTF-8 with a byte order mark, which Excel needs to detect UTF-8. An apostrophe makes spreadsheets
 * treat a formula as text; Papa Parse's own only looks at the start of a cell.
 */
export function csvText(rows: string[][]): string {
  const inert = rows.map((row) => row.map((cell) => cell.replace(formulaStart, "'")))
  return `\uFEFF${Papa.unparse(inert, { quotes: true })}\r\n`
}

export type ExportFile = { ok: true; path: string } | { ok: false; text: string }

/**
 * Resolves the path of an export. Rejects the checkout, because the file could end up in git or a container
 * image, and DATA_DIR, because it is backed up. Follows symbolic links.
 * @param typed a path, relative to `folder`.
 */
export function exportFile(
  typed: string,
  { folder, checkout, dataDir }: { folder: string; checkout: string; dataDir: string },
): ExportFile {
  const wanted = resolve(folder, typed)
  const parent = realPath(dirname(wanted))
  if (parent === null) return { ok: false, text: `There is no folder ${dirname(wanted)}.` }
  const path = join(parent, basename(wanted))
  for (const [place, why] of [
    [checkout, "the site's checkout, where it could end up in git or in a container image"],
    [dataDir, 'DATA_DIR, where it could end up in a backup'],
  ] as const) {
    if (isInside(path, realPath(place) ?? resolve(place)))
      return {
        ok: false,
        text: `An export holds health information and must not be in ${why}. Write it to an encrypted disk elsewhere, such as --out ~/${basename(wanted)}, and delete it after use. Nothing was written.`,
      }
  }
  return { ok: true, path }
}

/** Creates a file that only its owner can read. Never replaces an existing file or symbolic link. */
export function writeExport(path: string, csv: string): ExportFile {
  try {
    writeFileSync(path, csv, { flag: 'wx', mode: 0o600, flush: true })
    return { ok: true, path }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return { ok: false, text: `${path} already exists and was not changed.` }
    return { ok: false, text: `${path} could not be written (${code}).` }
  }
}

function realPath(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch {
    return null
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || !(way === '..' || way.startsWith('../') || isAbsolute(way))
}
