import {
  signOffKinds,
  type SignOffKind,
  type SignOffLine,
  type SignOffRecord,
} from '@/content/schemas/sign-off-schema'
import { stateOf } from '@/lib/build/sign-off/records'

type Count = { signed: number; all: number }

/** How many lines are signed in their current version, in all and by kind. */
export function countSigned(
  lines: readonly SignOffLine[],
  records: readonly SignOffRecord[],
): Count & { kinds: Record<SignOffKind, Count> } {
  const count = (counted: readonly SignOffLine[]) => ({
    signed: counted.filter((line) => stateOf(line, records).isSigned).length,
    all: counted.length,
  })
  const ofKind = (kind: SignOffKind) => count(lines.filter((line) => line.kind === kind))
  const kinds = Object.fromEntries(signOffKinds.map((kind) => [kind, ofKind(kind)]))
  return { ...count(lines), kinds: kinds as Record<SignOffKind, Count> }
}

/** The counts as text, then the lines that changed after they were signed. */
export function statusText(lines: readonly SignOffLine[], records: readonly SignOffRecord[]): string {
  const { signed, all, kinds } = countSigned(lines, records)
  const changed = lines.flatMap((line) => {
    const state = stateOf(line, records)
    if (state.isSigned || !state.before) return []
    return [`  ${line.id}: changed since ${state.before.reviewer} signed it on ${state.before.date}`]
  })
  return [
    `Signed: ${signed} of ${all}.`,
    ...signOffKinds.map((kind) => `  ${kind.padEnd(11)}${kinds[kind].signed} of ${kinds[kind].all}`),
    ...changed,
  ].join('\n')
}

/**
 * The paths of the pages that may say that the surgeon has signed them: the page itself is signed, and both tables are,
 * because every page takes its urgency and times from them.
 */
export function signedPages(lines: readonly SignOffLine[], records: readonly SignOffRecord[]): string[] {
  const isSigned = (line: SignOffLine) => stateOf(line, records).isSigned
  const tables = lines.filter(({ kind }) => kind === 'urgency' || kind === 'milestones')
  if (!tables.every(isSigned)) return []
  return lines.flatMap((line) => (line.href && isSigned(line) ? [line.href] : []))
}
