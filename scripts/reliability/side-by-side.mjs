import { figure } from './judge.mjs'

/**
 * Measures several faults at once; one that cannot be measured is a figure that failed, and the others go on.
 * @param {string} what
 * @param {string[]} names
 * @param {(name: string) => Promise<object[]>} measure
 */
export async function sideBySide(what, names, measure) {
  const rows = names.map((name) =>
    measure(name).catch(({ message }) => [figure(`${what} ${name}: can be measured`, 'yes', message, false)]),
  )
  return (await Promise.all(rows)).flat()
}
