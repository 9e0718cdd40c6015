import { figure, type Figure } from '@/tests/run/report'

/**
 * Measures several faults in parallel. One that can't be measured becomes a failed figure; the others
 * continue.
 */
export async function sideBySide<Name extends string>(
  what: string,
  names: readonly Name[],
  measure: (name: Name) => Promise<Figure[]>,
): Promise<Figure[]> {
  const rows = names.map((name) =>
    measure(name).catch(({ message }: Error) => [
      figure(`${what} ${name}: can be measured`, 'yes', message, false),
    ]),
  )
  return (await Promise.all(rows)).flat()
}
