import { secondsSince } from '@/lib/command/run'

export type Outcome = {
  outcome: 'passed' | 'failed' | 'not run'
  note: string
  /** Skipped for a reason that no machine of ours could change, so CI does not fail. */
  excused?: boolean
}
export type Result = Outcome & { name: string }
export type Step = {
  name: string
  run: () => Promise<boolean | Outcome>
  /** Why this step cannot run here. */
  notRun?: () => string | undefined
}

/** Runs one step and reports it by name. @param place such as `2 of 8` */
export async function perform({ name, run, notRun }: Step, place: string): Promise<Result> {
  const reason = notRun?.()
  if (reason) return { name, outcome: 'not run', note: reason }
  console.log(`\n== ${place}, ${new Date().toLocaleTimeString('en-US')}: ${name}`)
  const began = Date.now()
  const result = await run()
  if (typeof result === 'object') return { name, ...result }
  return { name, outcome: result ? 'passed' : 'failed', note: secondsSince(began) }
}

/** One line per result. */
export function summary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, outcome, note }) => `${outcome.padEnd(8)} ${name.padEnd(width)}  ${note}`)
    .join('\n')
}

/** Under CI a skipped step counts as a failure. */
export function exitCode(results: readonly Result[], isCi: boolean): 0 | 1 {
  const fails = ({ outcome, excused }: Result) =>
    outcome === 'failed' || (isCi && outcome === 'not run' && !excused)
  return results.some(fails) ? 1 : 0
}
