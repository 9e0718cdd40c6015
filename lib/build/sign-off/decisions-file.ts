import { decisionsHelp } from '@/content/clinical/sign-off-words'
import type { SignOffLine, SignOffRecord } from '@/content/schemas/sign-off-schema'
import { stateOf } from '@/lib/build/sign-off/records'

/**
 * The file in which the decisions on a printed document are written: every open line with the version that is printed.
 * @param day when it's printed, in words
 */
export function decisionsFile(
  lines: readonly SignOffLine[],
  records: readonly SignOffRecord[],
  day: string,
): string {
  const open = lines.filter((line) => !stateOf(line, records).isSigned)
  return [
    ...decisionsHelp.map((text) => `# ${text.replace('{day}', day)}`),
    ...['', 'reviewer:', 'date:', 'except: []', 'withdraw: []', 'accept:'],
    ...open.map(({ id, hash }) => `  ${id}: '${hash}'`),
    '',
  ].join('\n')
}
