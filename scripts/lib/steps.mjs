import { seconds } from './run.mjs'

/**
 * @typedef {'passed' | 'failed' | 'not run'} Outcome
 * @typedef {{ name: string, outcome: Outcome, note: string, excused?: boolean }} Result
 * @typedef {{ name: string, run: () => Promise<boolean | Omit<Result, 'name'>>, notRun?: () => string | undefined }} Step
 */

/** Runs one step under its name. @param {Step} step @returns {Promise<Result>} */
export async function perform({ name, run, notRun }) {
  const reason = notRun?.()
  if (reason) return { name, outcome: 'not run', note: reason }
  console.log(`\n== ${name}`)
  const began = Date.now()
  const result = await run()
  if (typeof result === 'object') return { name, ...result }
  return { name, outcome: result ? 'passed' : 'failed', note: seconds(began) }
}

/** @param {Result[]} results */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, outcome, note }) => `${outcome.padEnd(8)} ${name.padEnd(width)}  ${note}`)
    .join('\n')
}

/** Under CI a step that was not run is as bad as one that failed, unless nothing on this machine could mend that. @param {Result[]} results @param {boolean} ci */
export function exitCode(results, ci) {
  const fails = ({ outcome, excused }) => outcome === 'failed' || (ci && outcome === 'not run' && !excused)
  return results.some(fails) ? 1 : 0
}
