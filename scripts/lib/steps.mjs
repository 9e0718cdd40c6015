import { seconds } from './run.mjs'

/**
 * @typedef {'passed' | 'failed' | 'not run'} Outcome
 * @typedef {{ name: string, outcome: Outcome, note: string }} Result
 * @typedef {{ name: string, run: () => Promise<boolean>, notRun?: () => string | undefined }} Step
 */

/** Runs one step under its name. @param {Step} step @returns {Promise<Result>} */
export async function perform({ name, run, notRun }) {
  const reason = notRun?.()
  if (reason) return { name, outcome: 'not run', note: reason }
  console.log(`\n== ${name}`)
  const began = Date.now()
  const outcome = (await run()) ? 'passed' : 'failed'
  return { name, outcome, note: seconds(began) }
}

/** @param {Result[]} results */
export function summary(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, outcome, note }) => `${outcome.padEnd(8)} ${name.padEnd(width)}  ${note}`)
    .join('\n')
}

/** Under CI a step that was not run is as bad as one that failed. @param {Result[]} results @param {boolean} ci */
export function exitCode(results, ci) {
  return results.some(({ outcome }) => outcome === 'failed' || (ci && outcome === 'not run')) ? 1 : 0
}
